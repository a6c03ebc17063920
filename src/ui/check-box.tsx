import { chakra } from '@chakra-ui/react'
import { FORCED_COLORS } from './forced-colors.ts'

/** A checkbox in the colors of the other fields, because in dark mode the browser's own gray differs. */
export const CheckBox = chakra('input', {
  base: {
    flex: 'none',
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    margin: '0',
    border: '1.5px solid',
    borderColor: 'control',
    borderRadius: 'control',
    background: 'surface',
    cursor: 'pointer',
    '&:checked': { background: 'accent', borderColor: 'accent' },
    '&:checked::before': {
      content: '""',
      width: '12px',
      height: '12px',
      background: 'accentFg',
      clipPath: 'polygon(12% 44%, 0 58%, 40% 100%, 100% 20%, 86% 8%, 38% 70%)',
    },
    [FORCED_COLORS]: { appearance: 'auto' },
  },
})

type ChoiceProps = {
  title: string
  note: string
  checked: boolean
  /** Whether this device stored the last change. */
  isStored: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox for what this device stores, with its label and its effect. It says when the browser refused to store. */
export const CheckChoice = ({ title, note, checked, isStored, onChange }: ChoiceProps) => (
  <Box>
    <Choice>
      <CheckBox type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <b data-part="title">{title}</b>
        <small data-part="note">{note}</small>
      </span>
    </Choice>
    {!isStored && <Refusal role="alert">We couldn’t save that on this device.</Refusal>}
  </Box>
)

const Box = chakra('div', { base: { maxWidth: '760px' } })

const Refusal = chakra('p', { base: { textStyle: 'small', color: 'error' } })

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '3',
    alignItems: 'start',
    minHeight: '44px',
    cursor: 'pointer',
    '& [data-part=title]': { display: 'block', fontWeight: '580' },
    '& [data-part=note]': { display: 'block', fontSize: '14px', lineHeight: '20px', color: 'muted' },
  },
})
