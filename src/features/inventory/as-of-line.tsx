import { chakra } from '@chakra-ui/react'
import { useAsOfLabel } from '../../device/as-of-label.ts'
import { useOnline } from '../../hooks/connection.ts'
import { useNow } from '../../hooks/use-now.ts'
import { Icon } from '../../ui/icon.tsx'

/** An answer older than this, in ms, is not new from the dealer but stored on this device. */
const SAVED_AFTER_MS = 10 * 60_000

/** When the list was true, where that must be shown. `asOf` is epoch milliseconds. */
export function AsOf({ asOf }: { asOf: number }) {
  const label = useAsOfLabel(asOf)
  const online = useOnline()
  const now = useNow()
  if (!label || !now) return null
  const saved = !online || now - asOf > SAVED_AFTER_MS
  return (
    // A new text is a new line, so that a longer one does not visibly jump.
    <Line key={`${label} ${saved}`}>
      <Icon name="clock" size={16} />
      {`As of ${/[AP]M$/.test(label) ? `${label} today` : label}${saved ? ', saved on this device' : ''}`}
    </Line>
  )
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    '@media (min-width: 1000px)': { justifyContent: 'flex-end' },
  },
})
