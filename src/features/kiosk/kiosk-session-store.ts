import { paths } from '../../addresses/paths.ts'
import { isEndUnfinished, isSessionOpen, openSession } from '../../device/kiosk-session-mark.ts'
import { useStore } from '../../hooks/use-store.ts'
import { createStore } from '../../lib/create-store.ts'
import { endSession, leaveKiosk } from './end-session.ts'
import { type KioskEvent, type KioskSessionState, reduce } from './kiosk-session-state.ts'

const store = createStore<KioskSessionState>({ state: 'closed' })
let idleSeconds = Number.POSITIVE_INFINITY

/**
 * Whether the kiosk is idle: it shows the start page, and no session is open on the device or just ending here. On any
 * other page a person is there. Decides what a session begins with, and when a new version, which reloads the page, may take over.
 */
export const isIdle = (): boolean =>
  store.get().state !== 'ending' && !isSessionOpen() && !isEndUnfinished() && location.pathname === paths.home

/**
 * Begins the session of this document. One that is open on the device goes on, after a reload or a crash, and in a page
 * of the back/forward cache; so does an end that another document has begun.
 * @param idle the seconds without an input after which it ends
 */
export function beginSession(idle: number) {
  idleSeconds = idle
  tellSession({ type: 'begun', at: Date.now(), isIdle: isIdle() })
  if (isEndUnfinished()) tellSession({ type: 'ended' })
}

/** Tells the session what happened. Only this marks the session as open on the device, and only this begins its end. */
export function tellSession(event: KioskEvent) {
  const before = store.get()
  const after = reduce(before, event, idleSeconds)
  store.set(after)
  if (event.type === 'input' && after.state !== 'ending' && !isSessionOpen()) openSession()
  if (after.state === 'ending' && before.state !== 'ending') void (after.leavesKiosk ? leaveKiosk() : endSession())
}

export const useSession = (): KioskSessionState => useStore(store)
