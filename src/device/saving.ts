import { createStore } from '../lib/create-store.ts'

/** How far this page is with storing everything. `bytes` are those of the files that are stored. */
export type Saving = {
  /** `interrupted`: waits for the connection. `full`: the browser gives this site no more room. */
  state: 'running' | 'interrupted' | 'full' | 'done'
  stored: number
  total: number
  bytes: number
  /** Files that the server does not have. */
  gone: number
  /** The files are pictures and 3-D models, not pictures alone. */
  hasModels: boolean
}

/** Event of the window: the page has stored the front pictures. */
export const FRONTS_STORED = 'front-pictures-stored'

/** Undefined before "Save everything" was pressed. src/device/save-everything.ts updates it. */
export const saving = createStore<Saving | undefined>(undefined)
