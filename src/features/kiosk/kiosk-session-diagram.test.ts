import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type KioskEvent, type KioskSessionState, reduce } from './kiosk-session-state.ts'

/** The arrows of the diagram between two states, without their labels. */
const DRAWN = readFileSync('docs/kiosk.md', 'utf8')
  .split('```')[1]
  ?.match(/\b[a-z]+ --> [a-z]+/g)

const IDLE_SECONDS = 60
/** Between two events: at once, while the question is asked, and after the session should have ended. */
const PAUSES_MS = [0, 50_000, 600_000]
/** How many events follow one another. */
const DEPTH = 4

const eventsAt = (at: number): KioskEvent[] => [
  { type: 'begun', at, isKioskIdle: false },
  { type: 'input', at },
  { type: 'answering', at },
  { type: 'time passed', at },
  { type: 'PIN locked', at, seconds: 30 },
  { type: 'sent', at },
  { type: 'ended' },
  { type: 'kiosk left' },
]

it('docs/kiosk.md draws each change of the session’s state that any few events can make, and no other', () => {
  const found = new Set<string>()
  const explore = (session: KioskSessionState, now: number, depth: number) => {
    if (depth === 0) return
    for (const pause of PAUSES_MS)
      for (const event of eventsAt(now + pause)) {
        const next = reduce(session, event, IDLE_SECONDS)
        if (next.state !== session.state) found.add(`${session.state} --> ${next.state}`)
        explore(next, now + pause, depth - 1)
      }
  }
  explore({ state: 'closed' }, 1_800_000_000_000, DEPTH)
  expect([...found].sort()).toEqual([...new Set(DRAWN)].sort())
})
