import { createStore } from '../lib/create-store.ts'

/** The progress of this page in storing everything. `bytes` is the size of the stored files. */
export type Saving = {
  /** `interrupted`: waits for the connection. `full`: the browser allows the site no more storage. */
  state: 'running' | 'interrupted' | 'full' | 'done'
  stored: number
  total: number
  bytes: number
  /** Files that the server does not have. */
  gone: number
  /** Whether the files include 3-D models. */
  hasModels: boolean
}

/** Event of the window: the page has stored the front pictures. */
export const FRONTS_STORED = 'front-pictures-stored'

/** Undefined until "Save everything" is pressed. src/device/save-everything.ts updates it. */
export const saving = createStore<Saving | undefined>(undefined)
