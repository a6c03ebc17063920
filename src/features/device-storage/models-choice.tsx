import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSetting } from '../../device/local-setting.ts'
import { modelsPreference } from '../../device/storage-preference.ts'
import { CheckChoice } from '../../ui/check-box.tsx'
import { megabytes } from './storage-words.ts'

type Props = {
  /** Size of all models together. */
  bytes: number
  /** Whether a model was opened on this device: the choice until a person has made one. */
  wereOpened: boolean
  onChange: () => void
}

/** Whether to store the 3-D models too. They are larger than everything else together. */
export function ModelsChoice({ bytes, wereOpened, onChange }: Props) {
  const [wanted, setWanted] = useSetting(modelsPreference)
  const [isStored, setStored] = useState(true)
  const choose = (next: boolean) => {
    setStored(setWanted(next))
    onChange()
  }
  return (
    <Box>
      <CheckChoice
        title={`3D models too, ${megabytes(bytes)}`}
        note="Spin any cart in 3D, even without a signal."
        checked={wanted ?? wereOpened}
        isStored={isStored}
        onChange={choose}
      />
    </Box>
  )
}

const Box = chakra('div', { base: { paddingTop: '6' } })
