import { chakra } from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { sentInquiryOf } from '../../outbox/sent-inquiry.ts'
import { Button } from '../../ui/button.tsx'
import { LARGE_KIOSK } from '../../ui/screens.ts'
import { tellKioskSession, useKioskSessionState } from './kiosk-session-store.ts'
import { end } from './use-kiosk-session.ts'

/** Shown after a message on a kiosk: a "Done" button that presses itself unless the person touches the page. */
export function SentDone() {
  const { state } = useLocation()
  return sentInquiryOf(state) ? <Countdown /> : null
}

function Countdown() {
  const session = useKioskSessionState()
  useLayoutEffect(() => tellKioskSession({ type: 'sent', at: Date.now() }), [])
  const secondsLeft = session.state === 'sent' ? session.secondsLeft : undefined
  return (
    <Bar>
      <Button variant="primary" wide onClick={end}>
        Done
      </Button>
      {secondsLeft === undefined ? (
        <Explanation>Tap Done to clear the screen for the next person.</Explanation>
      ) : (
        <Explanation>
          In <b role="timer">{secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`}</b>, this screen clears for the
          next person. Tap the screen to stay.
        </Explanation>
      )}
    </Bar>
  )
}

const Bar = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '6',
    paddingBottom: '2',
    // Above the bar at the lower edge, however long the page is, because the countdown is running.
    position: 'sticky',
    bottom: 'var(--floor)',
    background: 'page',
    '& button': { minHeight: '64px', [LARGE_KIOSK]: { minHeight: '88px' } },
  },
})

/** The same height for the longer and the shorter sentence. */
const Explanation = chakra('p', {
  base: {
    color: 'muted',
    minHeight: '48px',
    '& [role=timer]': { color: 'ink', fontWeight: '580', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})
