import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { FORCED_COLORS } from '../../ui/forced-colors.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { visuallyHidden } from '../../ui/layout.tsx'
import { control, sheetLabel } from './control-style.ts'
import type { Option } from './filters.ts'

type Props = {
  name: string
  label: string
  /** The first is selected when nothing is chosen. */
  options: readonly Option[]
  value: string
  onChoose: (value: string) => void
  counts?: Readonly<Record<string, number>>
  icon?: IconName
  /** In the bar, in the sheet, or for the order above the cards. */
  look: 'bar' | 'sheet' | 'order'
}

/** A native select for one filter, with the number of units that each choice would leave. */
export function FilterSelect({ name, label, options, value, onChoose, counts, icon = 'down', look }: Props) {
  const [first] = options
  const hasCounts = first && !!counts?.[first.value]
  const cell = useRef<HTMLLabelElement>(null)
  useEarlyInput(cell, ([select]) => select && onChoose(select.value))
  return (
    <Cell ref={cell} look={look} data-active={value !== first?.value || undefined}>
      <span data-part="label">{label}</span>
      <select name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label + (hasCounts && option !== first ? ` (${counts?.[option.value]})` : '')}
          </option>
        ))}
      </select>
      <Icon name={icon} size={18} />
    </Cell>
  )
}

const Cell = chakra('label', {
  variants: {
    look: {
      // Of the width of the choices beside each other, which it replaces.
      bar: {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        position: 'relative',
        '& [data-part=label]': { textStyle: 'small', color: 'muted' },
        '& select': {
          ...control,
          appearance: 'none',
          flex: '1',
          minWidth: '0',
          paddingInline: '16px 42px',
          fontWeight: '500',
          textOverflow: 'ellipsis',
          cursor: 'pointer',
          '&:hover': { background: 'skeleton' },
        },
        '&[data-active] select': { fontWeight: '640', borderColor: 'accent' },
        '& svg': { position: 'absolute', right: '16px', pointerEvents: 'none' },
      },
      sheet: {
        display: 'block',
        position: 'relative',
        paddingTop: '18px',
        '& [data-part=label]': sheetLabel,
        '& select': {
          ...control,
          appearance: 'none',
          width: '100%',
          height: '54px',
          marginTop: '6px',
          paddingInline: '14px',
        },
        '& svg': { position: 'absolute', right: '14px', bottom: '18px', pointerEvents: 'none' },
      },
      // On a phone an icon with the native select over it; from 700 px on the order in words.
      order: {
        position: 'relative',
        // Above the next line, into which its lower edge extends.
        zIndex: '1',
        display: 'flex',
        alignItems: 'center',
        justifyContent: { base: 'flex-end', sm: 'flex-start' },
        minWidth: '44px',
        // On the right, where the time of the list has its own line.
        marginLeft: { sm: 'auto', lg: '0' },
        height: '44px',
        marginBlock: '-11px',
        '@media (scripting: none)': { display: 'none' },
        '@media print': { display: 'none' },
        '&:hover': { background: { sm: 'skeleton' }, boxShadow: { sm: '0 0 0 8px var(--c-colors-skeleton)' } },
        '&:focus-within': { outline: '2px solid', outlineColor: 'ink', outlineOffset: { sm: '2px' } },
        '&[data-active] svg': {
          color: 'accent',
          [FORCED_COLORS]: { outline: '1.5px solid', outlineOffset: '4px' },
        },
        '& [data-part=label]': visuallyHidden,
        '& select': {
          appearance: 'none',
          position: { base: 'absolute', sm: 'static' },
          inset: '0',
          width: { base: '100%', sm: 'auto' },
          // As wide as the chosen order, where the browser supports it.
          fieldSizing: 'content',
          height: '100%',
          opacity: { base: '0', sm: '1' },
          paddingLeft: { sm: '1.875rem' },
          marginLeft: { sm: '-1.625rem' },
          background: 'transparent',
          fontWeight: '520',
          // iOS zooms into fields with smaller text.
          fontSize: '16px',
          outline: 'none',
          cursor: 'pointer',
        },
        // In rem, because a kiosk has larger text.
        '& svg': { order: '-1', width: '1.125rem', height: '1.125rem', pointerEvents: 'none' },
      },
    },
  },
})
