import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'
import type { Opening, SpecialHours } from '../lib/open-state.ts'
import type { HoursPrinted } from '../lib/printed-hours.ts'

type Department = Opening & { lines: readonly HoursPrinted[] }

/** What holds today: special hours of the next days, the notices of today, and printed hours with the special hours in them. */
export type CurrentDays = {
  special: readonly SpecialHours[]
  notices: readonly string[]
  /** The notices are those that the inline script has shown: no answer has come yet. */
  isEarly?: boolean
  linesOf: (department: Department) => readonly HoursPrinted[]
}

const USUAL: CurrentDays = { special: [], notices: [], linesOf: ({ lines }) => lines }

/** What the inline script has shown before the first paint (`src/before-hydration/inline-script.ts`). */
const early = globalThis.document?.documentElement.dataset['notice']

/** Set by `src/device/show-days.ts`, which is loaded when there is anything to show. */
export const currentDays = createStore<CurrentDays>(
  early ? { ...USUAL, notices: early.split('\n'), isEarly: true } : USUAL,
)

/** Reads {@link currentDays}; the usual hours while hydrating. */
export const useCurrentDays = (): CurrentDays =>
  useSyncExternalStore(currentDays.subscribe, currentDays.get, () => USUAL)
