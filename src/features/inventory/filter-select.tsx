import { useRef } from 'react'
import { useEarlyInput } from '../../before-hydration/early-input.ts'
import { SpriteIcon, type SpriteName } from '../../ui/icon.tsx'
import { LABELS } from './filter-labels.ts'
import { OPTIONS, type OptionOf } from './filters.ts'

type Key = keyof typeof OPTIONS
type Props<K extends Key> = {
  label: string
  of: K
  value: OptionOf<K>
  onChoose: (choice: { [P in K]: OptionOf<K> }) => void
  counts?: Record<OptionOf<K>, number>
  icon?: SpriteName
  /** What the first choice is called, where it has another name than usual. */
  first?: string | undefined
}

/** A native select over the choices of one filter. Styled by what it stands in. */
export function FilterSelect<K extends Key>({ label, of, value, onChoose, counts, icon = 'down', first }: Props<K>) {
  const options: readonly OptionOf<K>[] = OPTIONS[of]
  const choose = (option: string) => onChoose({ [of]: option } as { [P in K]: OptionOf<K> })
  const cell = useRef<HTMLLabelElement>(null)
  useEarlyInput(cell, ([select]) => select && choose(select.value))
  return (
    <label ref={cell} data-cell={of} data-active={value !== options[0] || undefined}>
      <span data-part="label">{label}</span>
      <select name={of} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {((option === options[0] && first) || LABELS[of][option]) +
              (counts && option !== options[0] ? ` (${counts[option]})` : '')}
          </option>
        ))}
      </select>
      <SpriteIcon name={icon} size={18} />
    </label>
  )
}
