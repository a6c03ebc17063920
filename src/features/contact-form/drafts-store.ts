import { isKiosk } from '../../device/kiosk-mode.ts'
import { sellerOf } from '../../device/seller.ts'
import { readTab, writeTab } from '../../lib/tab-store.ts'
import type { Draft } from './drafts.ts'
import { valuesOf } from './fields.ts'

/** The key of this tab's drafts. `src/before-hydration/early-leave.ts` writes there too. */
const KEY = 'contact-drafts'

const isText = (value: unknown): value is string => typeof value === 'string'
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

/** The stored value may come from another version: unreadable parts are ignored, and the text stays. */
function draftOf(stored: unknown): Draft[] {
  const { form, query, values, changedAt, shared, vehicle, change, replaces, status } = Object(stored)
  if (!isText(form) || !isText(query) || typeof changedAt !== 'number') return []
  const { ids, person } = Object(replaces)
  return [
    {
      form,
      query,
      values: valuesOf(values),
      changedAt,
      shared: shared === true,
      vehicle: vehicleOf(vehicle),
      change: changeOf(Object(change)),
      replaces: { ids: textsOf(ids), person: textsOf(person) },
      status: statusOf(Object(status)),
    },
  ]
}

function vehicleOf(stored: unknown): Draft['vehicle'] {
  if (stored === 'omitted') return stored
  const { id, name, colors } = Object(stored)
  return isText(id) ? { id, name: isText(name) ? name : null, colors: isText(colors) ? colors : null } : null
}

function changeOf({ is, row, seller }: Record<string, unknown>): Draft['change'] {
  if (is === 'change' && isText(row)) return { is, row, seller: sellerOf(seller) }
  return is === 'gone' || is === 'detached' ? { is, seller: sellerOf(seller) } : { is: 'new' }
}

function statusOf({ is, row }: Record<string, unknown>): Draft['status'] {
  if (is === 'sent' && isText(row)) return { is, row }
  return is === 'aside' || is === 'early' ? { is } : { is: 'open' }
}

/** Drafts that the browser did not store, and on a kiosk all drafts: they last as long as the document. */
let unstored: readonly Draft[] | undefined

/** All drafts of this tab, the last changed one at the end. */
export function readDrafts(): readonly Draft[] {
  if (unstored) return unstored
  const stored = readTab(KEY)
  return Array.isArray(stored) ? stored.flatMap(draftOf) : []
}

export function writeDrafts(drafts: readonly Draft[]): void {
  const isStored = !isKiosk() && writeTab(KEY, drafts.length > 0 ? drafts : undefined)
  unstored = isStored ? undefined : drafts
}

/** Marks all drafts as another person's, so that they are offered but never restored silently. */
export const putDraftsAside = (): void =>
  writeDrafts(
    readDrafts().map((draft) => (draft.status.is === 'sent' ? draft : { ...draft, status: { is: 'aside' as const } })),
  )

/**
 * Stores the form's id in the history entry: on a shared device, only a reload and Back to this entry bring its draft
 * back.
 */
export function noteEntry(form: string): void {
  if (history.state?.form !== form) history.replaceState({ ...history.state, form }, '')
}

/** The form of this history entry: the one whose text was typed there, or the one that "Continue" opened. */
export const entryForm = (): string | undefined => history.state?.form ?? history.state?.usr?.form

/** Whether the site has stored no draft and no setting in this browser. False if that cannot be read. */
export function storesNothing(): boolean {
  try {
    return sessionStorage.length + localStorage.length === 0
  } catch {
    return false
  }
}
