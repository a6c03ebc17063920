import { createContext, useContext, useSyncExternalStore } from 'react'

/** `seen`: the value that the person saw. `refusal`: why the server did not take the text. */
type Draft = { text: string; seen: string; refusal?: string }

/** What is typed into the list and not saved, by cart and field. It outlasts its row, which a search or another screen takes away. */
export class Drafts {
  readonly #drafts = new Map<string, Draft>()
  readonly #listeners = new Set<() => void>()
  #units: ReadonlySet<string> = new Set()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get(unit: string, field: string): Draft | undefined {
    return this.#drafts.get(`${field} ${unit}`)
  }

  /** @param draft undefined when it is saved or dropped */
  set(unit: string, field: string, draft: Draft | undefined): void {
    if (draft) this.#drafts.set(`${field} ${unit}`, draft)
    else this.#drafts.delete(`${field} ${unit}`)
    const units = new Set([...this.#drafts.keys()].map((key) => key.slice(key.indexOf(' ') + 1)))
    const isSame = units.size === this.#units.size && [...units].every((id) => this.#units.has(id))
    if (!isSame) this.#units = units
    for (const listener of this.#listeners) listener()
  }

  /** The carts with drafts: another set only when it has changed. */
  readonly units = () => this.#units
}

export const DraftsContext = createContext(new Drafts())

/** Carts that stay in the list, because something of them is not saved. */
export function useUnsavedUnits(): ReadonlySet<string> {
  const drafts = useContext(DraftsContext)
  return useSyncExternalStore(drafts.subscribe, drafts.units)
}

export function useDraft(unit: string, field: string) {
  const drafts = useContext(DraftsContext)
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(unit, field))
  return {
    draft,
    write: (text: string, seen: string) => drafts.set(unit, field, { text, seen }),
    refuse: ({ message }: Error) => {
      const refused = drafts.get(unit, field)
      if (refused) drafts.set(unit, field, { ...refused, refusal: message })
    },
    drop: () => drafts.set(unit, field, undefined),
  }
}
