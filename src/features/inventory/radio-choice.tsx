import { useId, useRef } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { LABELS } from './filter-labels.ts'
import { type Group, OPTIONS, type OptionOf } from './filters.ts'

type Props<G extends Group> = {
  label: string
  of: G
  /** None is chosen without it. */
  value: OptionOf<G> | undefined
  onChoose: (choice: { [P in G]: OptionOf<G> }) => void
  /** The words of a choice, where the group gives them another length than usual. */
  words?: (option: OptionOf<G>) => string
  /** How many units each choice would leave. */
  counts: Record<OptionOf<G>, number>
}

/** One choice among few, all in sight: a group of radio buttons. Styled by what it stands in. */
export function RadioChoice<G extends Group>({ label, of, value, onChoose, words, counts }: Props<G>) {
  const id = useId()
  const options: readonly OptionOf<G>[] = OPTIONS[of]
  const choose = (option: string) => onChoose({ [of]: option } as { [P in G]: OptionOf<G> })
  const group = useRef<HTMLDivElement>(null)
  useEarlyInput(group, ([radio]) => radio && choose(radio.value))
  return (
    <div ref={group} role="radiogroup" aria-labelledby={id} data-cell={of}>
      <span id={id} data-part="label">
        {label}
      </span>
      <div data-part="choices">
        {options.map((option) => (
          <Choice
            key={option}
            name={id}
            value={option}
            words={words ? words(option) : LABELS[of][option]}
            count={counts[option]}
            checked={option === value}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
    </div>
  )
}

type ChoiceProps = {
  name: string
  value: string | number
  words: string
  /** How many units it would leave. */
  count: number | undefined
  checked: boolean
  onChoose: () => void
  /** Its name for styles. */
  part?: string | false
}

/** One of a group: named by its words, described by its count. */
export function Choice({ name, value, words, count, checked, onChoose, part }: ChoiceProps) {
  const id = useId()
  return (
    <label data-part={part || undefined}>
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={words}
        aria-describedby={id}
        checked={checked}
        onChange={onChoose}
      />
      <span data-part="words">{words}</span>
      <small data-part="count" id={id}>
        {/* Another count is another element: one of other width would be seen to jump. */}
        <span key={count}>{count}</span>
      </small>
    </label>
  )
}
