import { readWholeVehicles } from '../../../api/whole-vehicles-query.ts'
import { yieldToMain } from '../../../before-hydration/yield-to-main.ts'
import type { VehicleSummary } from '../../../contract/vehicle-summary.ts'
import type { FoundWords } from './found-words.tsx'
import { foundWords } from './found-words.tsx'
import { createIndex, type Hits } from './search-index.ts'
import type { MoreWords } from './sentences.ts'

/** A search over the units of one list. */
export type Search = (text: string) => Hits & { wordsOf: (vehicle: VehicleSummary) => FoundWords }

/** Units that are indexed in one task: a phone takes a few milliseconds for them. */
const AT_ONCE = 25

/** How long the search waits for features and specifications before it begins without them, in ms. */
const PATIENCE_MS = 500

/**
 * Indexes the units, and once more when their features and specifications have come.
 * @param onReady called with each search, the last one knows most
 */
export async function loadSearch(
  vehicles: readonly VehicleSummary[],
  signal: AbortSignal,
  onReady: (search: Search) => void,
): Promise<void> {
  // They could not be loaded: the search uses what the list has.
  const words = readWholeVehicles(signal).then(
    ({ vehicles }): MoreWords => new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    (): MoreWords => new Map(),
  )
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const first = await Promise.race([words, late])
  await build(vehicles, first ?? new Map(), signal, onReady)
  if (!first) await build(vehicles, await words, signal, onReady)
}

async function build(
  vehicles: readonly VehicleSummary[],
  more: MoreWords,
  signal: AbortSignal,
  onReady: (search: Search) => void,
) {
  const index = createIndex(more)
  for (let from = 0; from < vehicles.length && !signal.aborted; from += AT_ONCE) {
    index.add(vehicles.slice(from, from + AT_ONCE))
    await yieldToMain()
  }
  if (signal.aborted) return
  onReady((text) => {
    const hits = index.search(text)
    const known = new Map<string, FoundWords>()
    return {
      ...hits,
      // The same for the same search: a card that has nothing new is not drawn again.
      wordsOf: (vehicle) => {
        const words = known.get(vehicle.id) ?? foundWords(hits, vehicle)
        known.set(vehicle.id, words)
        return words
      },
    }
  })
}
