import { chakra } from '@chakra-ui/react'
import type { Stored } from '../../device/check-stored.ts'
import type { Saving } from '../../device/saving.ts'
import { progressColors } from '../../ui/progress-colors.ts'
import { megabytes } from './storage-words.ts'

/** The progress of storing. It is not announced for every file; the state above it is. */
export function Progress({ stored, total, bytes, hasModels }: Saving) {
  const files = hasModels ? 'files' : 'pictures'
  if (total === 0) return <Line>Checking what’s missing…</Line>
  return (
    <>
      <Bar aria-label="Saved" value={stored} max={total} />
      <Line>{`${stored} of ${total} ${files}, ${megabytes(bytes)}`}</Line>
    </>
  )
}

/** How many of the pictures and models are stored, while none is being stored. The sentence above has the figures. */
export const StoredShare = ({ pictures, models }: Stored) => (
  <Bar
    aria-label="Saved on this device"
    value={pictures.stored + (models.wanted ? models.stored : 0)}
    max={pictures.total + (models.wanted ? models.total : 0)}
  />
)

const Bar = chakra('progress', {
  base: {
    display: 'block',
    width: '100%',
    height: '6px',
    marginTop: '6',
    ...progressColors('ink', 'sunken'),
  },
})

const Line = chakra('p', {
  base: { textStyle: 'small', color: 'muted', paddingTop: '3', fontVariantNumeric: 'tabular-nums' },
})
