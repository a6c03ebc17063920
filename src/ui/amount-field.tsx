import { CircleAlert } from 'lucide'
import { Icon } from './icon.tsx'

type Props = {
  id: string
  label: string
  value: string
  /** How the text is read, said below it. */
  reading?: string | undefined
  /** What is wrong with it, said in place of that. */
  problem: string | undefined
  disabled?: boolean
  onChange: (value: string) => void
}

/** A field for a number that is read as people type it. Styled by the form that it is in. */
export const AmountField = ({ id, label, value, reading, problem, disabled, onChange }: Props) => (
  <div data-part="field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      disabled={disabled}
      aria-invalid={problem !== undefined}
      aria-describedby={(problem ?? reading) && `${id}-said`}
      onChange={(event) => onChange(event.target.value)}
    />
    {problem ? (
      <p data-part="problem" id={`${id}-said`}>
        <Icon as={CircleAlert} size={16} /> <span>{problem}</span>
      </p>
    ) : (
      reading && (
        <p data-part="reading" id={`${id}-said`}>
          {reading}
        </p>
      )
    )}
  </div>
)
