import { clearTab } from '../lib/tab-store.ts'
import { within } from '../lib/time-limit.ts'
import { removePersonSettings } from './local-setting.ts'

/** How long the removal of delivered inquiries may take, in ms. Until then the page is covered. */
const LIMIT_MS = 5000

/**
 * Removes everything of a person from this device: settings, drafts, scroll positions, delivered inquiries. Pending
 * inquiries stay. A shared device never shows their text.
 */
export async function forgetPerson(): Promise<void> {
  forgetStored()
  // The page writes drafts and scroll positions on `pagehide`, so this listener has to run last.
  removeEventListener('pagehide', forgetStored)
  addEventListener('pagehide', forgetStored)
  await within(LIMIT_MS, dropDeliveredNow).catch(() => {
    // Storage is refused, and so empty, or its code cannot load. The rows name no person, and the end of the next
    // session tries again.
  })
}

function forgetStored() {
  removePersonSettings()
  clearTab()
}

async function dropDeliveredNow() {
  const { deleteRow, listRows } = await import('../outbox/row-store.ts')
  const rows = await listRows()
  for (const { id, state } of rows) if (state === 'delivered') await deleteRow(id)
}
