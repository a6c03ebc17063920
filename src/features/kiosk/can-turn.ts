import { createStore } from '../../lib/create-store.ts'

/** Whether this device turns carts smoothly; undefined until the first one of this page has shown it. */
export const canTurn = createStore<boolean | undefined>(undefined)
