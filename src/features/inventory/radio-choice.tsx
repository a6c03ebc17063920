import { type ReactNode, useId, useRef } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { LABELS } from './filter-labels.ts'
import { type Group, OPTIONS, type OptionOf } from './filters.ts'

type Props<G extends Group> = {
  label: string
  of: G
  value: OptionOf<G>
  onChoose: (choice: { [P in G]: OptionOf<G> }) => void
  /** The words of a choice, where the group gives them another length than usual. */
  words?: (option: OptionOf<G>) => string
  /** What stands after the words. */
  after?: (option: OptionOf<G>) => ReactNode
}

/** One choice among few, all in sight: a group of radio buttons. Styled by what it stands in. */
export function RadioChoice<G extends Group>({ label, of, value, onChoose, words, after }: Props<G>) {
  const id = useId()
  const options: readonly OptionOf<G>[] = OPTIONS[of]
  const choose = (option: string) => onChoose({ [of]: option } as { [P in G]: OptionOf<G> })
  const group = useRef<HTMLDivElement>(null)
  useEarlyInput(group, ([radio]) => radio && choose(radio.value))
  return (
    <div ref={group} role="radiogroup" aria-labelledby={id} data-cell={of}>
      <span id={id}>{label}</span>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={id} value={option} checked={option === value} onChange={() => choose(option)} />
            <span>{words ? words(option) : LABELS[of][option]}</span>
            {after?.(option)}
          </label>
        ))}
      </div>
    </div>
  )
}
