import { createContext, useContext } from 'react'
import * as z from 'zod'

const STORE = 'office drafts'
const storedSchema = z.object({ person: z.string(), drafts: z.array(z.tuple([z.string(), z.unknown()])) })

/**
 * Unsaved text, by the name of its field or form. It stays when the person opens another screen. It is in `sessionStorage` too, because
 * a phone unloads pages in the background.
 */
export class Drafts {
  readonly #person: string
  readonly #drafts: Map<string, unknown>
  readonly #listeners = new Set<() => void>()
  #names: readonly string[]

  constructor(person: string) {
    this.#person = person
    this.#drafts = new Map(stored(person))
    this.#names = [...this.#drafts.keys()]
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get(name: string): unknown {
    return this.#drafts.get(name)
  }

  /** @param draft a value that JSON can hold; undefined after it was saved or discarded */
  set(name: string, draft: unknown): void {
    const isOther = this.#drafts.has(name) !== (draft !== undefined)
    if (draft === undefined) this.#drafts.delete(name)
    else this.#drafts.set(name, draft)
    if (isOther) this.#names = [...this.#drafts.keys()]
    store({ person: this.#person, drafts: [...this.#drafts] })
    for (const listener of this.#listeners) listener()
  }

  /** The same array until a name is added or removed. */
  readonly names = () => this.#names
}

/** The stored drafts of this person. Those of another person are removed. */
function stored(person: string): readonly [string, unknown][] {
  try {
    const { data } = storedSchema.safeParse(JSON.parse(sessionStorage.getItem(STORE) ?? 'null'))
    if (data?.person === person) return data.drafts
    forgetDrafts()
  } catch {
    // Stored by another version, or the browser refuses its storage.
  }
  return []
}

function store(kept: z.infer<typeof storedSchema>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(kept))
  } catch {
    // The browser refuses its storage, so the drafts last as long as the page.
  }
}

export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(STORE)
  } catch {
    // The browser refuses its storage.
  }
}

export const DraftsContext = createContext<Drafts | undefined>(undefined)

/** The drafts of the person who is signed in. */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext)
  if (!drafts) throw new Error('this screen is for people who are signed in')
  return drafts
}
