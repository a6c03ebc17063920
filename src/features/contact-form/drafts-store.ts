import * as z from 'zod/mini'
import { type Seller, sellerOf } from '../../device/seller.ts'
import { isKiosk } from '../../device/shared-device.ts'
import type { Draft } from './drafts.ts'
import { valuesOf } from './fields.ts'

/** The drafts of this tab. `src/before-hydration/early-leave.ts` writes there too. */
const KEY = 'contact-drafts'

const seller = z.pipe(
  z.unknown(),
  z.transform((stored): Seller => sellerOf(stored)),
)

/** What is stored may be of another version: what cannot be read counts as not said, and the text stays. */
const draftSchema = z.object({
  form: z.string(),
  query: z.string(),
  values: z.pipe(z.unknown(), z.transform(valuesOf)),
  changedAt: z.number(),
  shared: z.catch(z.boolean(), false),
  vehicle: z.catch(
    z.union([
      z.literal('left out'),
      z.object({ id: z.string(), name: z.nullable(z.string()), colors: z.nullable(z.string()) }),
      z.null(),
    ]),
    null,
  ),
  change: z.catch(
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('new') }),
      z.object({ is: z.literal('change'), row: z.string(), seller }),
      z.object({ is: z.literal('gone'), seller }),
      z.object({ is: z.literal('detached'), seller }),
    ]),
    { is: 'new' },
  ),
  replaces: z.catch(z.object({ ids: z.array(z.string()), person: z.array(z.string()) }), { ids: [], person: [] }),
  place: z.catch(
    z.discriminatedUnion('is', [
      z.object({ is: z.literal(['open', 'aside', 'early']) }),
      z.object({ is: z.literal('sent'), row: z.string() }),
    ]),
    { is: 'open' },
  ),
})

/** What the browser did not store, and on a kiosk all drafts: kept as long as the document. */
let unstored: readonly Draft[] | undefined

/** All drafts of this tab, the last one changed at the end. */
export function readDrafts(): readonly Draft[] {
  if (unstored) return unstored
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((each) => draftSchema.safeParse(each).data ?? []) : []
  } catch {
    return []
  }
}

export function writeDrafts(drafts: readonly Draft[]): void {
  unstored = isKiosk() ? drafts : undefined
  if (unstored) return
  try {
    if (drafts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(drafts))
    else sessionStorage.removeItem(KEY)
  } catch {
    unstored = drafts
  }
}

/** The next person writes another message: what is unfinished is only offered from here on. */
export const putDraftsAside = (): void =>
  writeDrafts(
    readDrafts().map((draft) => (draft.place.is === 'sent' ? draft : { ...draft, place: { is: 'aside' as const } })),
  )

/** Notes the form in the history entry: on a shared device only Back to it and a reload bring its draft back. */
export function noteEntry(form: string): void {
  if (history.state?.form !== form) history.replaceState({ ...history.state, form }, '')
}

/** The form of this history entry: the one whose text was kept there, or the one that "Continue" opened. */
export const entryForm = (): string | undefined => history.state?.form ?? history.state?.usr?.form
