import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'
import { clockOffset, earlyOffset, knownOffset } from '../lib/server-clock.ts'

/** Epoch ms of the first reading: a snapshot must not change until the store does. */
let first = 0

/** Epoch ms of the last tick, 0 before the first. */
const tick = createStore(0, (set) => {
  const timer = setInterval(() => set(Date.now()), 30_000)
  return () => {
    clearInterval(timer)
    set(0)
    first = 0
  }
})

const read = () => {
  first ||= Date.now()
  return tick.get() || first
}

/**
 * The time by this device's clock in epoch milliseconds, updated twice a minute, to compare with other times of this
 * device. Undefined while hydrating, when no time may be rendered.
 */
export const useDeviceNow = (): number | undefined =>
  useSyncExternalStore<number | undefined>(tick.subscribe, read, () => undefined)

const subscribeToOffset = (callback: () => void) => {
  const ends = [clockOffset.subscribe(callback), earlyOffset.subscribe(callback)]
  return () => {
    for (const end of ends) end()
  }
}

/** The same by the server's clock, if that is known. */
export function useNow(): number | undefined {
  const now = useDeviceNow()
  const offset = useSyncExternalStore(subscribeToOffset, knownOffset, () => 0)
  return now && now + offset
}
