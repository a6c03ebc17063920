import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { RefusedError } from '../api/request.ts'
import { useDrafts } from '../parts/drafts.ts'

/** `seen`: the value before the person typed. `refusal`: why the text is not saved. */
const draftSchema = z.object({ text: z.string(), seen: z.string(), refusal: z.string().optional() })

const LISTED_FIELDS = ['price', 'status'] as const
type ListedField = (typeof LISTED_FIELDS)[number]

const nameOf = (field: ListedField, unit: string) => `${field} ${unit}`

/** The ids of carts that stay in the list, because they have an unsaved price or status. */
export function useUnsavedUnits(): ReadonlySet<string> {
  const drafts = useDrafts()
  const names = useSyncExternalStore(drafts.subscribe, drafts.names)
  return new Set(
    names.flatMap((name) =>
      LISTED_FIELDS.flatMap((field) => (name.startsWith(`${field} `) ? name.slice(field.length + 1) : [])),
    ),
  )
}

/** The unsaved text of a field in the list. */
export function useDraft(unit: string, field: ListedField) {
  const drafts = useDrafts()
  const name = nameOf(field, unit)
  const kept = useSyncExternalStore(drafts.subscribe, () => drafts.get(name))
  const draft = draftSchema.safeParse(kept).data
  const refuse = (refusal: string) => {
    const { data } = draftSchema.safeParse(drafts.get(name))
    if (data) drafts.set(name, { ...data, refusal })
  }
  const isFromBefore = draft !== undefined && draft.refusal === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, because only a stored draft was left unsaved
  useEffect(() => {
    if (isFromBefore) refuse('You left before it was saved.')
  }, [])
  return {
    draft,
    write: (text: string, seen: string) => drafts.set(name, { text, seen }),
    refuse: (error: Error) =>
      refuse((error instanceof RefusedError ? error.problems[0]?.message : undefined) ?? error.message),
    drop: () => drafts.set(name, undefined),
  }
}
