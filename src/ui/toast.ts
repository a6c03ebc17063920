import { createStore } from '../lib/create-store.ts'

export type Toast = {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** The pressed element, which the toast must not cover. */
  about?: Element | null | undefined
}

export type ShownToast = Toast & { id: number }

let count = 0

/** The toast that is shown, if any. */
export const shownToast = createStore<ShownToast | undefined>(undefined)

/** Shows a toast instead of the one before. It closes by itself; an error stays until a person closes it. */
export const toast = (message: Toast) => shownToast.set({ ...message, id: ++count })

export const closeToast = () => shownToast.set(undefined)
