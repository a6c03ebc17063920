import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { decimal } from '../../lib/decimal.ts'
import { dollars } from '../../lib/money.ts'
import { MAX_PRICES } from './filter-labels.ts'
import { maxOf } from './filter-url.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { Choice } from './radio-choice.tsx'
import type { View } from './use-filters.ts'

type Props = {
  view: View
  /** How many units each limit leaves: those to choose from, the one that is set, and without a limit. */
  counts: readonly number[]
  onChoose: (choice: Partial<Filters>) => void
  onType: (choice: Partial<Filters>) => void
  onLeave?: (() => void) | undefined
}

/** The highest price: some to choose from, and any other in a field. Styled by what it stands in. */
export function MaxPrice({ view, counts, onChoose, onType, onLeave }: Props) {
  const { max } = view.filters
  const [text, setText] = useState(shown(max))
  const [seen, setSeen] = useState(view)
  if (view !== seen) {
    setSeen(view)
    if (maxOf(text) !== max) setText(shown(max))
  }
  const id = useId()
  const typed = maxOf(text)
  /** Id of what is said about a text that names no price. */
  const problem = !typed && /[^$\s]/.test(text) ? `${id}p` : undefined
  /** How a text is read that is written in another way. */
  const reading = typed > 0 && ![String(typed), shown(typed)].includes(text.replace('$', '').trim())
  const group = useRef<HTMLDivElement>(null)
  const type = (next: string) => {
    setText(next)
    onType({ max: maxOf(next) })
  }
  useEarlyInput(group, (used) => {
    const field = used.find((control) => control.type === 'text')
    if (field) type(field.value)
    else if (used[0]) onChoose({ max: Number(used[0].value) })
  })
  return (
    <>
      <div ref={group} data-cell="max">
        <span id={id} data-part="label">
          Up to
        </span>
        <div role="radiogroup" aria-labelledby={id} data-part="choices">
          {/* The last one is any other limit, which is shown where there is no field. */}
          {[...new Set([NO_FILTERS.max, ...MAX_PRICES, max])].map((limit, index) => (
            <Choice
              key={limit}
              name={id}
              value={limit}
              words={limit === 0 ? 'Any' : dollars(limit)}
              count={counts.at(index - 1)}
              checked={max === limit}
              part={index === 1 ? 'lowest' : index > MAX_PRICES.length && 'typed'}
              onChoose={() => onChoose({ max: limit })}
            />
          ))}
        </div>
        <Field data-part="amount">
          <Amount
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
        </Field>
      </div>
      {problem && (
        <p data-part="problem" id={problem}>
          Enter a price like 13,000 or 13k.
        </p>
      )}
      {reading && (
        <p data-part="reading" id={`${id}r`}>
          {`Up to ${dollars(typed)}`}
        </p>
      )}
    </>
  )
}

/** "13,000" for a limit; nothing without one. */
const shown = (max: number) => (max === 0 ? '' : decimal(max))

const Field = chakra('label', {
  base: {
    position: 'relative',
    flex: 'none',
    _before: {
      content: '"$"',
      position: 'absolute',
      left: '12px',
      top: '15px',
      color: 'subtle',
      pointerEvents: 'none',
    },
  },
})

const Amount = chakra('input', {
  base: {
    width: '124px',
    height: '55px',
    paddingLeft: '26px',
    paddingRight: '2',
    border: '1.5px solid',
    borderColor: 'control',
    borderRadius: 'control',
    background: 'surface',
    fontSize: '16px',
    fontVariantNumeric: 'tabular-nums',
    '&::placeholder': { color: 'subtle', opacity: '1' },
    '&[aria-invalid=true]': { borderColor: 'error' },
  },
})
