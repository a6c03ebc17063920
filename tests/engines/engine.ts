import type { Tab } from '../faults/people/tab.ts'

/** A browser of another engine than the one of the browser tests, with one tab. */
export type Engine = {
  /** Name and version, as the browser says it. */
  version: string
  tab: Tab
  /** Ends it, with every process it runs. */
  end: () => Promise<void>
}
