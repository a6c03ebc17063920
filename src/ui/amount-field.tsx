import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide'
import { Icon } from './icon.tsx'

type Props = {
  id: string
  label: string
  value: string
  /** How the text is read, said below it. */
  reading?: string | undefined
  /** The error, shown in place of that. */
  problem: string | undefined
  disabled?: boolean
  onChange: (value: string) => void
  /** Small ones share a row, on a phone too. */
  size?: 'small' | 'large'
}

/** A field for a number that is read as people type it. */
export const AmountField = ({ id, label, value, reading, problem, disabled, onChange, size }: Props) => (
  <Box size={size} data-screen-only="">
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
  </Box>
)

const Box = chakra('div', {
  base: {
    '& label': { display: 'block', fontWeight: '580', textStyle: 'small', paddingBottom: '6px' },
    '& input': {
      color: 'ink',
      background: 'surface',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: 'control',
      fontVariantNumeric: 'tabular-nums',
      '&:disabled': { background: 'sunken', color: 'subtle', borderColor: 'line' },
      '&[aria-invalid=true]': { border: '2px solid', borderColor: 'error' },
    },
    '& [data-part=problem]': {
      display: 'flex',
      gap: '6px',
      textStyle: 'small',
      fontWeight: '560',
      color: 'error',
      paddingTop: '6px',
      '& svg': { flex: 'none', marginTop: '3px' },
    },
    '& [data-part=reading]': { textStyle: 'small', color: 'muted', paddingTop: '6px' },
  },
  variants: {
    size: {
      small: {
        '& input': {
          width: { base: '0', sm: '128px' },
          minWidth: { base: '100%', sm: '0' },
          height: '48px',
          paddingInline: { base: '10px', sm: '14px' },
        },
        // As wide as its field, for any text.
        '& [data-part=problem]': { width: '0', minWidth: '100%' },
        '@media (max-width: 359px)': {
          // For a rate of five characters.
          '& input': { paddingInline: '6px' },
          // The words would break beside the icon.
          '& [data-part=problem] svg': { display: 'none' },
        },
      },
      large: { '& input': { width: '100%', height: '54px', paddingInline: '14px' } },
    },
  },
  defaultVariants: { size: 'large' },
})
