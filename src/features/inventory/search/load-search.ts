import { yieldToMain } from '../../../before-hydration/yield-to-main.ts'
import type { Vehicle } from '../../../contract/vehicle-schema.ts'
import { type FoundWords, foundWords } from './found-words.tsx'
import { createIndex, type Matches } from './search-index.ts'

/*
 * The search: `sentences.ts` says what can be found of a unit, `query-terms.ts` what a visitor asks for, `search-index.ts`
 * which units answer and how well, and `found-words.tsx` marks the answer on a card.
 */

/** The units that match a text, with the words to mark on each card. */
export type Hits = Matches & { wordsOf: (vehicle: Vehicle) => FoundWords }

/** A search over the units of one list. */
export type Search = (text: string) => Hits

/** How many units are indexed in one task, which takes a phone a few milliseconds. */
const AT_ONCE = 25

/** Indexes the units. @returns undefined if `signal` was aborted meanwhile */
export async function loadSearch(vehicles: readonly Vehicle[], signal: AbortSignal): Promise<Search | undefined> {
  const index = createIndex()
  for (let from = 0; from < vehicles.length && !signal.aborted; from += AT_ONCE) {
    index.add(vehicles.slice(from, from + AT_ONCE))
    await yieldToMain()
  }
  if (signal.aborted) return undefined
  return (text) => {
    const matches = index.search(text)
    const known = new Map<string, FoundWords>()
    return {
      ...matches,
      // The same object for the same search, so that a card without changes is not rendered again.
      wordsOf: (vehicle) => {
        const words = known.get(vehicle.id) ?? foundWords(matches, vehicle)
        known.set(vehicle.id, words)
        return words
      },
    }
  }
}
