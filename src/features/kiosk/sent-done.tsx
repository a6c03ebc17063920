import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sentInquiryOf } from '../../outbox/sent-inquiry.ts'
import { Button } from '../../ui/button.tsx'
import { DONE, INPUTS } from './session-events.ts'

/** How long the page stays after a message unless the customer touches it, in seconds. */
const SECONDS = 20

/** Shown after a message on a kiosk: a "Done" button that presses itself unless the person touches the page. */
export function SentDone() {
  const { state } = useLocation()
  return sentInquiryOf(state) ? <Countdown /> : null
}

const done = () => dispatchEvent(new Event(DONE))

function Countdown() {
  const [secondsLeft, setSecondsLeft] = useState<number | undefined>(SECONDS)
  const isOver = secondsLeft === 0
  useEffect(() => {
    const end = Date.now() + SECONDS * 1000
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    const stop = () => {
      clearInterval(timer)
      for (const type of INPUTS) removeEventListener(type, stay, true)
    }
    const stay = () => {
      stop()
      setSecondsLeft(undefined)
    }
    for (const type of INPUTS) addEventListener(type, stay, { capture: true, passive: true })
    return stop
  }, [])
  useEffect(() => {
    if (isOver) done()
  }, [isOver])
  return (
    <Place>
      <Button variant="primary" wide onClick={done}>
        Done
      </Button>
      {secondsLeft === undefined ? (
        <Explanation>Tap Done to clear the screen for the next person.</Explanation>
      ) : (
        <Explanation>
          This screen clears for the next person in{' '}
          <b role="timer">{secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`}</b>. Tap it to stay.
        </Explanation>
      )}
    </Place>
  )
}

const Place = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '6',
    paddingBottom: '2',
    // Above the bar at the lower edge, however long the page is, because the countdown is running.
    position: 'sticky',
    bottom: 'var(--floor)',
    background: 'page',
    '& button': { minHeight: '64px' },
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
