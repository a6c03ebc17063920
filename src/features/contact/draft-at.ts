import { clearDraft, type Draft, readDraft, writeDraft } from './draft.ts'

export type DraftHere = ReturnType<typeof draftAt>

/**
 * The draft that belongs to an address of the form.
 * @param search the query of the address, with its question mark
 */
export function draftAt(search: string) {
  const edit = new URLSearchParams(search).get('edit')
  const sameAddress = () => {
    const draft = readDraft(edit)
    return draft?.query === search ? draft : undefined
  }
  return {
    read: () => readDraft(edit),
    /** The draft if it was written at this very address, so that what it says is a later choice than the address. */
    sameAddress,
    keep: ({ withoutVehicle = sameAddress()?.withoutVehicle, ...draft }: Omit<Draft, 'query'>) =>
      writeDraft(edit, { ...draft, query: search, withoutVehicle }),
    forget: () => clearDraft(edit),
  }
}
