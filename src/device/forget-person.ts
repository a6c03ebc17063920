import { deviceClient } from './device-values.ts'

/**
 * What belongs to the dealer's device and not to the person who uses it. Everything else that is stored is removed at the
 * end of a session, so that a value that nobody thought of is removed as well.
 */
const KEPT_VALUES: ReadonlySet<unknown> = new Set(['visits', 'install-offer-answered'])
const KEPT_LOCAL: ReadonlySet<string> = new Set([
  // The values above; those of the person are removed one by one.
  'device',
  'keep-everything',
  'keep-models',
  'kiosk',
  'kiosk-before',
  // Removed by the document that ends the session.
  'kiosk-ending',
  'seller',
  'shared-device',
  'shared-device-until',
])

/** Longest that the receipts are waited for, in ms: until then the page is covered. */
const LIMIT_MS = 5000

/**
 * Removes everything of a person from this device: values, drafts, scroll positions, receipts. Inquiries that are not
 * delivered stay; on a shared device nobody can read them.
 */
export async function forgetPerson(): Promise<void> {
  forgetStored()
  // The page writes drafts and scroll positions on `pagehide`: this listener runs last.
  removeEventListener('pagehide', forgetStored)
  addEventListener('pagehide', forgetStored)
  const limit = new Promise((_, reject) => setTimeout(reject, LIMIT_MS))
  await Promise.race([dropReceiptsNow(), limit]).catch(() => {
    // Storage is refused, so there are none, or its code cannot be loaded. They name no person: the next end of a session tries again.
  })
}

function forgetStored() {
  deviceClient.removeQueries({ predicate: ({ queryKey }) => !KEPT_VALUES.has(queryKey[0]) })
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (!KEPT_LOCAL.has(key)) localStorage.removeItem(key)
  } catch {
    // A browser that stores nothing.
  }
}

async function dropReceiptsNow() {
  const { deleteRow, listRows } = await import('../outbox/row-store.ts')
  const rows = await listRows()
  for (const { id, state } of rows) if (state === 'delivered') await deleteRow(id)
}
