import { chakra } from '@chakra-ui/react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from '../../addresses/link.tsx'
import { type ChosenColors, COLORS_NOTE, cartColors } from '../../content/cart-colors.ts'
import { COLORED_PARTS, type ColoredPart } from '../../lib/colored-parts.ts'
import { FORCED_COLORS } from '../../ui/forced-colors.ts'
import { LYING_PHONE } from '../../ui/screens.ts'
import { type ColorChanges, NO_COLORS } from './color-changes.ts'
import { ColorPanel } from './color-panel.tsx'
import { UPRIGHT_TABLET } from './stage.tsx'

type Props = {
  chosen: ChosenColors
  onChoose: (colors: ColorChanges) => void
  /** The address of the form, for a question about the cart in these colors. */
  askPath: string
  /** Further actions for the cart in these colors. */
  children: ReactNode
}

const LABEL: Record<ColoredPart, string> = { paint: 'Paint', roof: 'Roof', seats: 'Seats' }

const [PAINT, ...OTHERS] = COLORED_PARTS

/** One row of radio buttons for each part of the cart, drawn as the colors. */
export function ColorChoice({ chosen, onChoose, askPath, children }: Props) {
  const isChanged = Object.keys(chosen).length > 0
  const rowOf = (part: ColoredPart) => (
    <Part key={part}>
      <Name>
        {LABEL[part]}: <b data-part="color">{chosen[part]?.name ?? 'as pictured'}</b>
      </Name>
      <Swatches>
        {cartColors[part].map(({ id, name, color }) => (
          <Swatch key={id} title={name} style={{ '--swatch': color } as CSSProperties}>
            <input
              type="radio"
              name={part}
              aria-label={name}
              checked={chosen[part]?.id === id}
              onChange={() => onChoose({ [part]: id })}
            />
          </Swatch>
        ))}
      </Swatches>
    </Part>
  )
  return (
    <ColorPanel aria-label="Colors">
      <Parts>
        {rowOf(PAINT)}
        <Pair>{OTHERS.map(rowOf)}</Pair>
      </Parts>
      <Note>
        <span>
          {COLORS_NOTE.text} <Link to={askPath}>{COLORS_NOTE.ask}</Link>.
        </span>
        {isChanged && (
          <Reset type="button" onClick={() => onChoose(NO_COLORS)}>
            Reset colors
          </Reset>
        )}
        {children}
      </Note>
    </ColorPanel>
  )
}

const Parts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: { base: '4px 26px', md: '4px 28px', lg: '4px 40px' } },
})

/** Side by side from 375 px on, so that the actions are on a phone's first screen. */
const Pair = chakra(Parts, {
  base: {
    flexGrow: { base: '1', md: '0' },
    justifyContent: { base: 'space-between', md: 'flex-start' },
    // Below the paints, four under four.
    [UPRIGHT_TABLET]: { '&&': { flexGrow: '0', gap: '4px 14px' } },
    // Beside the first row is the dock.
    [LYING_PHONE]: { flexBasis: '100%', justifyContent: 'flex-start' },
  },
})

const Part = chakra('fieldset', { base: { minWidth: '0' } })

const Name = chakra('legend', { base: { textStyle: 'small', '& [data-part=color]': { fontWeight: '600' } } })

/** The discs begin where the text does, except on phones where eight would not fit then. */
const Swatches = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInline: { base: '-12px', md: '-7px', lg: '-8px' },
    '@media (min-width: 390px) and (max-width: 767px)': { marginInline: '-8px' },
  },
})

/** 44 px to press, with the color as a disc inside. `control` is a border that is visible beside any color. */
const Swatch = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    // Eight per row from 360 px on, all sixteen from 768 px on.
    width: { base: '44px', md: '42px', lg: '44px' },
    '@media (min-width: 360px) and (max-width: 767px)': { width: 'min(44px, (100vw - 16px) / 8)' },
    minWidth: '42px',
    [UPRIGHT_TABLET]: { '&&': { width: 'min(42px, (50vw - var(--gutter)) / 8)', minWidth: '0' } },
    height: '44px',
    borderRadius: '50%',
    cursor: 'pointer',
    _before: {
      content: '""',
      width: '28px',
      height: '28px',
      borderRadius: '50%',
      background: 'var(--swatch)',
      border: '1px solid',
      borderColor: 'control',
    },
    '& input': { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:checked)::before': { outline: '2px solid currentColor', outlineOffset: '3px' },
    '&:has(:focus-visible)': { outline: '2px solid currentColor' },
    [FORCED_COLORS]: { _before: { forcedColorAdjust: 'none' } },
  },
})

const Note = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '10px 16px',
    minHeight: '44px',
    textStyle: 'small',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})

const Reset = chakra('button', {
  base: { minHeight: '44px', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '4px' },
})
