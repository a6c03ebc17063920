import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'

/** Epoch ms of the first reading; a snapshot must stay the same until the store changes. */
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

/** The time in epoch milliseconds, renewed twice a minute; undefined while hydrating, when no time may be rendered. */
export const useNow = (): number | undefined =>
  useSyncExternalStore<number | undefined>(tick.subscribe, read, () => undefined)
