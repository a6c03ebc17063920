import { chakra } from '@chakra-ui/react'
import { CheckBox } from '../../ui/check-box.tsx'
import { megabytes } from './storage-words.ts'

type Props = {
  /** Size of all models together. */
  bytes: number
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether the 3-D models belong to everything. They are larger than all else together. */
export const ModelsChoice = ({ bytes, checked, onChange }: Props) => (
  <Choice>
    <CheckBox type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>
      <b data-part="title">{`3D models too, ${megabytes(bytes)}`}</b>
      <small data-part="note">Turn any cart in 3D without a signal.</small>
    </span>
  </Choice>
)

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '3',
    alignItems: 'start',
    minHeight: '44px',
    paddingTop: '6',
    cursor: 'pointer',
    '& [data-part=title]': { display: 'block', fontWeight: '580' },
    '& [data-part=note]': { fontSize: '14px', lineHeight: '20px', color: 'muted' },
  },
})
