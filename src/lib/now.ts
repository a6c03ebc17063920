import { useSyncExternalStore } from 'react'

let now = 0
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, 30_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

const read = () => {
  now ||= Date.now()
  return now
}

/** The time in epoch milliseconds, renewed twice a minute; undefined while hydrating, when no clock may be shown. */
export const useNow = (): number | undefined =>
  useSyncExternalStore<number | undefined>(subscribe, read, () => undefined)
