export type Toast = {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

export type ShownToast = Toast & { id: number }

let current: ShownToast | undefined
let count = 0
const listeners = new Set<() => void>()

const publish = (next: typeof current) => {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one that stands there: one at a time. It stays until it is closed. */
export const toast = (message: Toast) => publish({ ...message, id: ++count })

export const closeToast = () => publish(undefined)

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => current,
}
