import { createStore } from '../lib/create-store.ts'
import type { Opening, SpecialHours } from '../lib/open-state.ts'
import type { HoursPrinted } from '../lib/printed-hours.ts'
import { useStore } from './use-store.ts'

type Department = Opening & { lines: readonly HoursPrinted[] }

/**
 * What applies today: special hours of the next days, today's notices, and printed hours that include special hours.
 */
export type CurrentDays = {
  special: readonly SpecialHours[]
  notices: readonly string[]
  /** True while the notices come from the inline script, because no answer has arrived yet. */
  isEarly?: boolean
  linesOf: (department: Department) => readonly HoursPrinted[]
}

const USUAL: CurrentDays = { special: [], notices: [], linesOf: ({ lines }) => lines }

/** The notice that the inline script has shown before the first paint (`src/before-hydration/inline-script.ts`). */
const early = globalThis.document?.documentElement.dataset['notice']

/** Set by `src/device/show-days.ts`, which is loaded when there is something to show. */
export const currentDays = createStore<CurrentDays>(
  early ? { ...USUAL, notices: early.split('\n'), isEarly: true } : USUAL,
)

/** Reads {@link currentDays}; the usual hours while hydrating. */
export const useCurrentDays = (): CurrentDays => useStore(currentDays, () => USUAL)
