import { paths } from '../../addresses/paths.ts'
import { isEndUnfinished, isKioskSessionOpen, openKioskSession } from '../../device/kiosk-session-mark.ts'
import { useStore } from '../../hooks/use-store.ts'
import { createStore } from '../../lib/create-store.ts'
import { endKioskSession, leaveKiosk } from './end-kiosk-session.ts'
import { type KioskEvent, type KioskSessionState, reduce } from './kiosk-session-state.ts'

const store = createStore<KioskSessionState>({ state: 'closed' })
let idleSeconds = Number.POSITIVE_INFINITY

/**
 * Whether the kiosk is idle: it shows the start page, no session is open on the device, and none is ending in this
 * document. On any other page a person is there. Decides what a session begins with, and when a new version, which reloads the page, may take over.
 */
export const isKioskIdle = (): boolean =>
  store.get().state !== 'ending' && !isKioskSessionOpen() && !isEndUnfinished() && location.pathname === paths.home

/**
 * Begins the session of this document. One that is open on the device goes on, after a reload or a crash, and in a page
 * of the back/forward cache; so does an end that another document has begun.
 * @param seconds without an input after which it ends
 */
export function beginKioskSession(seconds: number) {
  idleSeconds = seconds
  tellKioskSession({ type: 'begun', at: Date.now(), isKioskIdle: isKioskIdle() })
  if (isEndUnfinished()) tellKioskSession({ type: 'ended' })
}

/** Tells the session what happened. Only this marks the session as open on the device, and only this begins its end. */
export function tellKioskSession(event: KioskEvent) {
  const before = store.get()
  const after = reduce(before, event, idleSeconds)
  store.set(after)
  if (event.type === 'input' && after.state !== 'ending' && !isKioskSessionOpen()) openKioskSession()
  if (after.state === 'ending' && before.state !== 'ending') void (after.leavesKiosk ? leaveKiosk() : endKioskSession())
}

export const useKioskSessionState = (): KioskSessionState => useStore(store)
