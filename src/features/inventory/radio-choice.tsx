import { chakra } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { lineRoom } from '../../ui/forced-colors.ts'
import { visuallyHidden } from '../../ui/layout.tsx'
import { SIDEWAYS } from '../../ui/screens.ts'
import { sheetLabel, TWO_ROWS } from './control-style.ts'
import type { Option } from './filters.ts'

/** Where the choices are: above the cards, or in the sheet, there in one row or one below the other. */
type Look = 'quick' | 'row' | 'lines'

type Props = {
  label: string
  /** `on` limits a choice to narrow or wide screens. */
  options: readonly (Option & { on?: 'narrow' | 'wide' | undefined })[]
  /** Nothing is chosen without it. */
  value: string | undefined
  onChoose: (value: string) => void
  /** How many units each choice would leave. */
  counts: Readonly<Record<string, number>>
  look: Look
  /** Whether the choices are prices. A typed one is wider than others. */
  prices?: boolean
  /** In the bar of wide screens the cells are narrower and fill their column. */
  bar?: 'no' | 'labeled' | 'unlabeled'
  /** After the choices, in the same row. */
  children?: ReactNode
}

/** A few visible choices as a group of radio buttons. */
export function RadioChoice({ onChoose, ...group }: Omit<Props, 'children' | 'prices'>) {
  const box = useRef<HTMLDivElement>(null)
  useEarlyInput(box, ([radio]) => radio && onChoose(radio.value))
  return <RadioGroup {...group} onChoose={onChoose} ref={box} />
}

/** The same without handling choices made before hydration. */
export function RadioGroup({
  label,
  options,
  value,
  onChoose,
  counts,
  look,
  prices = false,
  bar = 'no',
  children,
  ref,
}: Props & { ref: Ref<HTMLDivElement> }) {
  const id = useId()
  return (
    <Box ref={ref} look={look} prices={prices} bar={bar}>
      <span id={id} data-part="label">
        {label}
      </span>
      <div role="radiogroup" aria-labelledby={id} data-part="choices">
        {options.map((option) => (
          <Choice
            key={option.value}
            name={look + label}
            option={option}
            on={option.on}
            count={counts[option.value]}
            checked={option.value === value}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
      {children}
    </Box>
  )
}

type ChoiceProps = {
  name: string
  option: Option
  on: 'narrow' | 'wide' | undefined
  count: number | undefined
  checked: boolean
  onChoose: () => void
}

/** One choice of a group: named by its words, described by its count. */
function Choice({ name, option: { value, label, short = label }, on, count, checked, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <label data-on={on}>
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={short}
        aria-describedby={id}
        checked={checked}
        onChange={onChoose}
      />
      <span data-part="words">{short}</span>
      <small data-part="count" id={id}>
        {/* A new element for each count: one whose width changes would visibly jump. */}
        <span key={count}>{count || ''}</span>
      </small>
    </label>
  )
}

/** In the sheet. */
const inSheet = {
  display: 'block',
  position: 'relative',
  paddingTop: '18px',
  '& [data-part=label]': sheetLabel,
  '& [data-part=choices]': {
    display: 'grid',
    marginTop: '6px',
    border: '1.5px solid',
    borderColor: 'control',
    borderRadius: 'control',
    background: 'surface',
  },
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    border: '1.5px solid',
    borderColor: 'control',
    borderRadius: '50%',
    '&:checked': { border: '.375rem solid', borderColor: 'accent' },
    '&:checked + [data-part=words]': { fontWeight: '640' },
  },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    minHeight: '48px',
    fontWeight: '520',
    cursor: 'pointer',
  },
  '& [data-part=count]': { color: 'muted', fontWeight: '420', fontVariantNumeric: 'tabular-nums' },
} as const

const inBar = {
  '& [data-part=label]': { minWidth: '42px' },
  '& [data-part=choices]': { flex: '1' },
  '& [data-part=choices] label': { flex: '1 0 auto', minWidth: { base: '44px', md: '44px' } },
} as const

const Box = chakra('div', {
  variants: {
    look: {
      // Each choice is a cell with the number of carts that it leaves below it.
      quick: {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        minWidth: '0',
        // As wide as the longer of both labels, so that the choices begin below each other.
        '& [data-part=label]': {
          flex: 'none',
          minWidth: '52px',
          textStyle: 'small',
          color: 'muted',
        },
        '& [data-part=choices]': {
          display: 'flex',
          flex: 'none',
          border: '1.5px solid',
          borderColor: 'control',
          borderRadius: 'control',
          background: 'surface',
        },
        '& [data-part=choices] label': {
          position: 'relative',
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          minWidth: { base: '54px', md: '60px' },
          minHeight: '52px',
          paddingInline: '8px',
          cursor: 'pointer',
          '&:hover': { background: 'skeleton' },
        },
        '& [data-part=choices] label + label': { borderLeft: '1px solid', borderColor: 'line' },
        '& [data-part=choices] input': {
          appearance: 'none',
          position: 'absolute',
          inset: '0',
          margin: '0',
          cursor: 'pointer',
          outlineOffset: '-2px',
        },
        '& [data-part=words]': {
          fontSize: '16px',
          lineHeight: '20px',
          fontWeight: '500',
          fontVariantNumeric: 'tabular-nums',
          ...lineRoom,
        },
        '& :checked + [data-part=words]': { fontWeight: '640', borderColor: 'accent' },
        '& [data-part=count]': {
          // A count with more digits moves nothing.
          width: '0',
          display: 'flex',
          justifyContent: 'center',
          fontSize: '14px',
          lineHeight: '18px',
          color: 'subtle',
          fontVariantNumeric: 'tabular-nums',
        },
        [SIDEWAYS]: {
          // Both are in one row.
          '& [data-part=label]': { minWidth: '42px' },
          '& [data-part=count]': visuallyHidden,
          '& [data-part=choices] label': { minWidth: '50px', minHeight: '44px', paddingInline: '5px' },
        },
        '& [data-part=choices] [data-on=narrow]': { display: { base: 'grid', md: 'none' } },
        '@media (max-width: 699px)': {
          flex: '1 0 auto',
          '& [data-part=choices]': { flex: '1' },
          '& [data-part=choices] label': { flex: '1', minWidth: '44px', minHeight: '44px' },
          // There, only screen readers get the counts.
          '& [data-part=count]': visuallyHidden,
          '& [data-part=choices] [data-on=wide]': { display: 'none' },
        },
        '@media (max-width: 13rem)': { '& [data-part=choices] label': { minWidth: 'max-content' } },
        '@media (max-width: 374px)': {
          gap: '1',
          '& [data-part=label]': { minWidth: '45px', fontSize: '13px' },
        },
      },
      row: {
        ...inSheet,
        '& [data-part=choices]': { ...inSheet['& [data-part=choices]'], gridAutoFlow: 'column' },
        '& label': { ...inSheet['& label'], position: 'relative', gap: '2', minHeight: '60px', padding: '0 10px 14px' },
        '& [data-part=count]': {
          ...inSheet['& [data-part=count]'],
          position: 'absolute',
          left: '38px',
          bottom: '6px',
          fontSize: '14px',
          lineHeight: '18px',
        },
        '& label + label': { borderLeft: '1px solid', borderColor: 'line' },
        // On the narrowest phones, makes room for the longest brand beside its radio button.
        '@media (max-width: 359px)': {
          '& label': { gap: '1', paddingInline: '6px' },
          '& [data-part=count]': { left: '30px' },
        },
      },
      lines: {
        ...inSheet,
        [SIDEWAYS]: { gridRow: 'span 2' },
        '& label': { ...inSheet['& label'], paddingInline: '10px 14px' },
        '& label + label': { borderTop: '1px solid', borderColor: 'line' },
        '& [data-part=count]': { ...inSheet['& [data-part=count]'], marginLeft: 'auto', fontSize: '16px' },
      },
    },
    prices: {
      true: {
        // To the margin, where the row above ends.
        [TWO_ROWS]: { flex: '1 1 auto' },
        '@media (max-width: 699px)': {
          // The browser may have a minimum font size.
          '& [data-part=choices]': { flexWrap: 'wrap' },
          '& [data-part=choices] label': { flex: '1 0 0', minWidth: 'min-content', paddingInline: '2px' },
        },
      },
      false: {},
    },
    bar: {
      no: {},
      labeled: inBar,
      unlabeled: { ...inBar, '& [data-part=label]': visuallyHidden },
    },
  },
})
