import type { Day } from './day.ts'

export type Trouble = {
  name: string
  weight: number
  /** Only where the browser has developer tools for it. */
  special?: boolean
  happen: (day: Day) => Promise<void>
}
