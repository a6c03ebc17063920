import { chakra } from '@chakra-ui/react'
import { useCurrentDays } from '../hooks/use-current-days.ts'
import { useNow } from '../hooks/use-now.ts'
import { type Opening, openState } from '../lib/open-state.ts'
import { FORCED_COLORS } from './forced-colors.ts'

/**
 * "Open until 5 PM" in the dealer's time zone. The line keeps its height while the time is not known.
 * @param of the department whose hours the page shows
 */
export function OpenNow({ of }: { of: Opening }) {
  const now = useNow()
  const { special } = useCurrentDays()
  const state = now === undefined ? undefined : openState(of, now, special)
  return (
    <Line data-open={state?.open ? '' : undefined}>
      {state && (state.open ? `Open until ${state.until}` : `Closed. Opens ${state.opens}`)}
    </Line>
  )
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '24px',
    textStyle: 'small',
    fontWeight: '560',
    color: 'muted',
    '&::before': {
      content: '""',
      flex: 'none',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      background: 'control',
    },
    [FORCED_COLORS]: { '&::before': { forcedColorAdjust: 'none' } },
    '&:empty::before': { content: 'none' },
    '&[data-open]': { color: 'ok', '&::before': { background: 'ok' } },
  },
})
