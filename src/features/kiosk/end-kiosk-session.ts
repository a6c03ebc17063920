import { paths } from '../../addresses/paths.ts'
import { forgetPerson } from '../../device/forget-person.ts'
import { removeKiosk } from '../../device/kiosk.ts'
import { markEndFinished, markEndUnfinished } from '../../device/kiosk-session-mark.ts'
import { historyIndex } from '../../lib/history-index.ts'

/** How long to wait for a history step that the browser may not take, in ms. */
const STEP_LIMIT_MS = 2000

/** Removes everything that a person left, and loads the start page. */
export const endKioskSession = (): Promise<void> => forgetPerson().finally(leaveHistory)

/** Ends kiosk mode after removing the last person's data, because nothing ends their session afterwards. */
export async function leaveKiosk(): Promise<void> {
  await forgetPerson()
  removeKiosk()
  location.replace(paths.kiosk)
}

/** Empties the clipboard, where the browser allows a page to write it: during a press, in a secure context. */
export function clearClipboard() {
  void navigator.clipboard?.writeText('').catch(() => {})
}

/**
 * Loads the start page in place of this tab's first page of the site, so that Back leads nowhere. The new entry
 * replaces all later ones, so the history never grows. If another document showed the first page, the browser loads
 * that document, and the `KioskSession` there finishes the end.
 */
async function leaveHistory(): Promise<void> {
  try {
    const steps = stepsBack()
    if (steps > 0) {
      markEndUnfinished()
      await go(-steps)
    }
    history.pushState(null, '', paths.home)
    await go(-1)
  } finally {
    markEndFinished()
    location.replace(paths.home)
  }
}

/** How many pages of this site come before this one. Without the Navigation API, only those of this document. */
function stepsBack(): number {
  const { navigation }: Partial<Window> = window
  if (!navigation?.currentEntry) return historyIndex()
  const { key } = navigation.currentEntry
  return navigation.entries().findIndex((entry) => entry.key === key)
}

/** Never resolves if another document is loaded. */
function go(delta: number): Promise<void> {
  return new Promise((resolve) => {
    const arrived = () => resolve()
    addEventListener('popstate', arrived, { once: true })
    // A document that is being left must not continue.
    const timer = setTimeout(arrived, STEP_LIMIT_MS)
    addEventListener('pagehide', () => clearTimeout(timer), { once: true })
    history.go(delta)
  })
}
