import { chakra } from '@chakra-ui/react'
import { CheckChoice } from '../../ui/check-box.tsx'
import { megabytes } from './storage-words.ts'

type Props = {
  /** Size of all models together. */
  bytes: number
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether to store the 3-D models too. They are larger than everything else together. */
export const ModelsChoice = ({ bytes, ...choice }: Props) => (
  <Box>
    <CheckChoice
      title={`3D models too, ${megabytes(bytes)}`}
      note="Spin any cart in 3D, even without a signal."
      {...choice}
    />
  </Box>
)

const Box = chakra('div', { base: { paddingTop: '6' } })
