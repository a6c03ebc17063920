import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type KioskEvent, type KioskSessionState, openedAt, reduce } from './kiosk-session-state.ts'

const AT = 1_800_000_000_000
const IDLE_SECONDS = 60
const closed: KioskSessionState = { state: 'closed' }

const eventOf = (type: KioskEvent['type'], at: number): KioskEvent => {
  if (type === 'begun') return { type, at, isKioskIdle: false }
  if (type === 'PIN locked') return { type, at, seconds: 30 }
  return type === 'ended' || type === 'kiosk left' ? { type } : { type, at }
}

/** Events with the seconds at which they happen. */
const after = (begin: KioskSessionState, events: readonly [seconds: number, KioskEvent['type']][]) =>
  events.reduce((session, [seconds, type]) => {
    const at = AT + seconds * 1000
    return reduce(session, eventOf(type, at), IDLE_SECONDS)
  }, begin).state

it.each<[KioskSessionState, [number, KioskEvent['type']][], KioskSessionState['state']]>([
  [closed, [[600, 'time passed']], 'closed'],
  [closed, [[600, 'input']], 'open'],
  [openedAt(AT), [[44, 'time passed']], 'open'],
  [openedAt(AT), [[45, 'time passed']], 'asking'],
  [openedAt(AT), [[60, 'time passed']], 'ending'],
  [
    openedAt(AT),
    [
      [50, 'time passed'],
      [51, 'input'],
    ],
    'open',
  ],
  [
    openedAt(AT),
    [
      [50, 'time passed'],
      [61, 'input'],
    ],
    'ending',
  ],
  [
    openedAt(AT),
    [
      [59, 'time passed'],
      [59, 'answering'],
      [62, 'time passed'],
    ],
    'asking',
  ],
  [
    openedAt(AT),
    [
      [59, 'time passed'],
      [59, 'answering'],
      [65, 'time passed'],
    ],
    'open',
  ],
  [
    openedAt(AT),
    [
      [10, 'PIN locked'],
      [60, 'time passed'],
      [84, 'time passed'],
    ],
    'open',
  ],
  [
    openedAt(AT),
    [
      [10, 'PIN locked'],
      [100, 'time passed'],
    ],
    'ending',
  ],
  [
    openedAt(AT),
    [
      [20, 'time passed'],
      [-3600, 'time passed'],
      [-3541, 'time passed'],
    ],
    'asking',
  ],
  [
    openedAt(AT),
    [
      [1, 'ended'],
      [2, 'input'],
    ],
    'ending',
  ],
  [closed, [[0, 'sent']], 'sent'],
  [
    openedAt(AT),
    [
      [50, 'time passed'],
      [51, 'sent'],
    ],
    'sent',
  ],
  [
    openedAt(AT),
    [
      [10, 'sent'],
      [29, 'time passed'],
    ],
    'sent',
  ],
  [
    openedAt(AT),
    [
      [10, 'sent'],
      [30, 'time passed'],
    ],
    'ending',
  ],
  [
    openedAt(AT),
    [
      [10, 'sent'],
      [29, 'input'],
      [31, 'time passed'],
    ],
    'open',
  ],
  [
    openedAt(AT),
    [
      [10, 'sent'],
      [31, 'input'],
    ],
    'ending',
  ],
  [
    openedAt(AT),
    [
      [10, 'sent'],
      [-3600, 'time passed'],
      [-3580, 'time passed'],
    ],
    'ending',
  ],
  [closed, [[0, 'begun']], 'open'],
  [
    openedAt(AT),
    [
      [59, 'begun'],
      [60, 'time passed'],
    ],
    'ending',
  ],
  [
    closed,
    [
      [0, 'sent'],
      [1, 'begun'],
    ],
    'sent',
  ],
  [
    openedAt(AT),
    [
      [1, 'ended'],
      [2, 'begun'],
    ],
    'ending',
  ],
])('%j after %j is %s', (begin, events, state) => expect(after(begin, events)).toBe(state))

it('begins closed on an idle kiosk', () => {
  expect(reduce(closed, { type: 'begun', at: AT, isKioskIdle: true }, IDLE_SECONDS)).toBe(closed)
})

it.each([
  [45, 15],
  [59.9, 1],
])('after %s seconds the question says %s seconds', (seconds, secondsLeft) => {
  const session = reduce(openedAt(AT), { type: 'time passed', at: AT + seconds * 1000 }, IDLE_SECONDS)
  expect(session).toMatchObject({ state: 'asking', secondsLeft })
})

it('leaves kiosk mode with the PIN, unless the session is ending already', () => {
  const left = reduce(closed, { type: 'kiosk left' }, IDLE_SECONDS)
  expect(left).toEqual({ state: 'ending', leavesKiosk: true })
  const ended = reduce(openedAt(AT), { type: 'ended' }, IDLE_SECONDS)
  expect(reduce(ended, { type: 'kiosk left' }, IDLE_SECONDS)).toEqual({ state: 'ending', leavesKiosk: false })
})

it('asks before it ends by time, after any events, when time is checked each second', () => {
  const types = fc.constantFrom<KioskEvent['type']>('input', 'answering', 'PIN locked', 'time passed')
  fc.assert(
    fc.property(fc.array(types, { maxLength: 200 }), (happened) => {
      let session: KioskSessionState = openedAt(AT)
      for (const [second, type] of [...happened, ...Array(150).fill('time passed')].entries()) {
        const at = AT + second * 1000
        const before = session.state
        session = reduce(session, eventOf(type, at), IDLE_SECONDS)
        if (session.state === 'ending') return before === 'asking'
      }
      return false
    }),
  )
})
