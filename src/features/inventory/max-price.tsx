import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { decimal } from '../../lib/decimal.ts'
import { SIDEWAYS_PHONE } from '../../ui/screens.ts'
import { control, sheetLabel, TWO_ROWS } from './control-style.ts'
import { ANY, type Counts, type Filters, filterOf, limitOf, limitOption, type Option } from './filters.ts'
import { RadioGroup } from './radio-choice.tsx'
import type { View } from './use-filters.ts'

type Props = {
  look: 'quick' | 'sheet'
  view: View
  counts: Counts['max']
  onChoose: (choice: Partial<Filters>) => void
  onType: (choice: Partial<Filters>) => void
  onLeave?: (() => void) | undefined
}

type Choices = (Option & { on?: 'narrow' | 'wide' | undefined })[]

const { label, any, options } = filterOf('max')
/** The choices that are the same for every catalogue: any price, and the limits. */
const FIXED_CHOICES = [{ value: ANY, label: any }, ...options([])]

/** The highest price: some to choose from, and a field for any other. In the sheet only the field. */
export function MaxPrice({ look, view, counts, onChoose, onType, onLeave }: Props) {
  const { max } = view.filters
  const [text, setText] = useState(shown(max))
  const [seen, setSeen] = useState(view)
  if (view !== seen) {
    setSeen(view)
    if (limitOf(text) !== max) setText(shown(max))
  }
  const id = useId()
  const typed = limitOf(text)
  /** Id of the message about a text that is no price. */
  const problem = typed === ANY && /[^$\s]/.test(text) ? `${id}p` : undefined
  /** How a text was understood, if it is written in another way. */
  const reading = typed !== ANY && ![typed, shown(typed)].includes(text.replace('$', '').trim())
  const group = useRef<HTMLDivElement>(null)
  const type = (next: string) => {
    setText(next)
    onType({ max: limitOf(next) })
  }
  useEarlyInput(group, (used) => {
    const field = used.find((control) => control.type === 'text')
    if (field) type(field.value)
    else if (used[0]) onChoose({ max: used[0].value })
  })
  // On narrow screens no field shows a typed limit, so it replaces the lowest choice.
  const isOther = !FIXED_CHOICES.some(({ value }) => value === max)
  const choices: Choices = FIXED_CHOICES.map((limit, index) => ({
    ...limit,
    on: isOther && index === 1 ? 'wide' : undefined,
  }))
  if (isOther) choices.push({ ...limitOption(Number(max)), on: 'narrow' })
  // Not an AmountField: it is one control with the prices beside it, and its messages are below both.
  const field = (
    <Amount look={look}>
      <input
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label="Highest price in dollars"
        aria-invalid={!!problem}
        aria-describedby={problem ?? (reading ? `${id}r` : undefined)}
        placeholder="Any price"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={onLeave}
      />
    </Amount>
  )
  return (
    <>
      {look === 'sheet' ? (
        <SheetBox ref={group}>
          <span data-part="label">{label}</span>
          {field}
        </SheetBox>
      ) : (
        <RadioGroup
          ref={group}
          look="quick"
          prices
          label={label}
          options={choices}
          value={max}
          counts={counts}
          onChoose={(value) => onChoose({ max: value })}
        >
          {field}
        </RadioGroup>
      )}
      {problem && (
        <Said look={look} id={problem} data-wrong="">
          Enter a price like 13,000 or 13k.
        </Said>
      )}
      {reading && (
        <Said look={look} id={`${id}r`}>
          {limitOption(Number(typed)).label}
        </Said>
      )}
    </>
  )
}

/** "13,000" for a limit; empty without one. */
const shown = (max: string) => (max === ANY ? '' : decimal(Number(max)))

const Amount = chakra('label', {
  base: {
    position: 'relative',
    flex: 'none',
    _before: {
      content: '"$"',
      position: 'absolute',
      left: '12px',
      insetBlock: '0',
      display: 'grid',
      alignItems: 'center',
      color: 'subtle',
      pointerEvents: 'none',
    },
    '& input': {
      ...control,
      width: '7.75em',
      paddingLeft: 'calc(14px + .75em)',
      paddingRight: '2',
      fontVariantNumeric: 'tabular-nums',
      '&::placeholder': { color: 'subtle', opacity: '1' },
      '&[aria-invalid=true]': { borderColor: 'error' },
    },
  },
  variants: {
    look: {
      // On a phone, also sideways, other prices are typed in the sheet.
      quick: {
        [TWO_ROWS]: { flex: '1 1 auto', maxWidth: '312px', marginLeft: 'auto', '& input': { width: '100%' } },
        '@media (max-width: 699px)': { display: 'none' },
        [SIDEWAYS_PHONE]: { display: 'none' },
      },
      sheet: {
        display: 'block',
        '& input': { width: '100%', height: '54px', marginTop: '6px' },
        _before: { top: '6px' },
      },
    },
  },
})

const SheetBox = chakra('div', { base: { paddingTop: '18px', '& [data-part=label]': sheetLabel } })

/** The message about the text, on its own line. */
const Said = chakra('p', {
  base: { textStyle: 'small', color: 'muted', '&[data-wrong]': { color: 'error' } },
  variants: { look: { quick: { width: '100%' }, sheet: { paddingTop: '1' } } },
})
