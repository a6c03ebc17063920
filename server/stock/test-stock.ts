import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { checkProposals } from './check-proposals.ts'
import type { FileRows } from './file-rows.ts'
import { type ImportOptions, importOf } from './plan-import.ts'
import { type Proposal, problemSentence, type Stock, StockError, type UnitChange } from './stock.ts'

const NOW = new Date('2026-05-04T16:00:00Z')
const TODAY = '2026-05-04'

const EMPTY: Stock = { version: 0, changedAt: 0, fileHash: undefined, units: [] }

/** The stock as the store would have it after these changes. */
export function changed(stock: Stock, changes: readonly UnitChange[]): Stock {
  const units = new Map(stock.units.map((unit) => [unit.vehicle.id, unit]))
  for (const { id, after } of changes) {
    if (after) units.set(id, { ...after, updatedAt: NOW.toISOString() })
    else units.delete(id)
  }
  const ordered = [...units.values()].toSorted((a, b) => a.position - b.position)
  return { ...stock, version: stock.version + 1, units: ordered }
}

function changesOf(stock: Stock, proposals: readonly Proposal[]): UnitChange[] {
  const { changes, problems } = checkProposals(stock, proposals, TODAY)
  if (problems.length > 0) throw new StockError(problems.map(problemSentence))
  return changes
}

/** A stock of these units. @throws StockError when one of them is invalid */
export function stockOf(vehicles: readonly Readonly<Record<string, unknown>>[]): Stock {
  const proposals = vehicles.map((vehicle, index) => ({
    id: String(vehicle['id']),
    after: { vehicle, position: index + 1 },
  }))
  return changed(EMPTY, changesOf(EMPTY, proposals))
}

/** What importing a file changes. @throws StockError */
export function imported(stock: Stock, file: FileRows, options: Partial<ImportOptions> = {}): UnitChange[] {
  const { plan, problems } = importOf(file, { file: 'stock.csv', ...options })
  const proposals = plan(stock, NOW)
  if (file.problems.length + problems.length > 0) throw new StockError([...file.problems, ...problems])
  return changesOf(stock, proposals)
}

export const vehiclesOf = (stock: Stock): Vehicle[] => stock.units.map(({ vehicle }) => vehicle)
