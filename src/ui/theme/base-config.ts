import { defineConfig } from '@chakra-ui/react'

const tokens = (values: 'colors' | 'radii', names: Record<string, readonly string[]>) =>
  Object.fromEntries(
    Object.entries(names).map(([name, shorthand]) => [
      name,
      { values, property: name as 'color', shorthand: [...shorthand] },
    ]),
  )

/** A whole number is a multiple of 4 px; anything else is CSS. Computed, so that no page needs a variable per step. */
const space = (value: string | number) => (/^-?\d+$/.test(String(value)) ? `${Number(value) * 4}px` : value)

const spacing = (names: Record<string, readonly string[]>) =>
  Object.fromEntries(
    Object.entries(names).map(([name, shorthand]) => [
      name,
      {
        property: name as 'padding',
        shorthand: [...shorthand],
        transform: (value: string | number) => ({ [name]: space(value) }) as { padding: string },
      },
    ]),
  )

/**
 * Which style props read tokens, and the conditions that the site uses. Replaces Chakra's `defaultBaseConfig`, which
 * adds 7 KB of gzip to every first route for properties that the site does not use. Any CSS property works without
 * being listed.
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: '&:hover',
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    checked: '&:checked',
    open: '&[open]',
    before: '&::before',
    after: '&::after',
    print: '@media print',
    starting: '@starting-style',
  },
  utilities: {
    ...spacing({
      padding: ['p'],
      paddingInline: ['px'],
      paddingBlock: ['py'],
      paddingTop: ['pt'],
      paddingRight: ['pr'],
      paddingBottom: ['pb'],
      paddingLeft: ['pl'],
      margin: ['m'],
      marginInline: ['mx'],
      marginBlock: ['my'],
      marginTop: ['mt'],
      marginRight: ['mr'],
      marginBottom: ['mb'],
      marginLeft: ['ml'],
      gap: [],
      rowGap: [],
      columnGap: [],
      inset: [],
      insetInline: [],
      insetBlock: [],
      top: [],
      right: [],
      bottom: [],
      left: [],
    }),
    ...tokens('colors', {
      color: [],
      background: ['bg'],
      backgroundColor: ['bgColor'],
      borderColor: [],
      borderTopColor: [],
      borderBottomColor: [],
      borderLeftColor: [],
      borderRightColor: [],
      outlineColor: [],
      textDecorationColor: [],
      accentColor: [],
      caretColor: [],
      fill: [],
      stroke: [],
    }),
    ...tokens('radii', { borderRadius: ['rounded'] }),
  },
})
