import { createContext, useContext } from 'react'
import * as z from 'zod'

const STORE = 'office drafts'
const storedSchema = z.object({ person: z.string(), drafts: z.array(z.tuple([z.string(), z.unknown()])) })

/**
 * What a person typed and has not saved, by the name of the field or form. It outlasts the screen, and in the browser's storage of the
 * tab also the page: a phone drops pages that are not in sight.
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

  /** @param draft what JSON can hold; undefined when it is saved or dropped */
  set(name: string, draft: unknown): void {
    const isOther = this.#drafts.has(name) !== (draft !== undefined)
    if (draft === undefined) this.#drafts.delete(name)
    else this.#drafts.set(name, draft)
    if (isOther) this.#names = [...this.#drafts.keys()]
    store({ person: this.#person, drafts: [...this.#drafts] })
    for (const listener of this.#listeners) listener()
  }

  /** Another list only when a name was added or is gone. */
  readonly names = () => this.#names
}

/** What one person typed is not for the next one. */
function stored(person: string): readonly [string, unknown][] {
  try {
    const { data } = storedSchema.safeParse(JSON.parse(sessionStorage.getItem(STORE) ?? 'null'))
    if (data?.person === person) return data.drafts
    forgetDrafts()
  } catch {
    // Another edition's, or a browser that keeps nothing.
  }
  return []
}

function store(kept: z.infer<typeof storedSchema>): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(kept))
  } catch {
    // They last as long as the page.
  }
}

export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(STORE)
  } catch {
    // Nothing is kept.
  }
}

export const DraftsContext = createContext<Drafts | undefined>(undefined)

/** Those of the person who is signed in. */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext)
  if (!drafts) throw new Error('this screen is for people who are signed in')
  return drafts
}
