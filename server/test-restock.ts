import type { Vehicle } from '../src/contract/vehicle-schema.ts'
import { isListed } from './stock/stock.ts'
import { StockStore } from './stock/stock-store.ts'
import type { InquiryDatabase } from './store/database.ts'

/** Makes the stock exactly these vehicles, as a command of the dealer would. Servers notice it a moment later. */
export async function restock(database: InquiryDatabase, vehicles: readonly Vehicle[]): Promise<void> {
  const ids = new Set(vehicles.map(({ id }) => id))
  await new StockStore(database).change(
    ({ units }, now) => [
      ...vehicles.map((vehicle, index) => ({ id: vehicle.id, after: { vehicle, position: index + 1 } })),
      ...units
        .filter((unit) => !ids.has(unit.vehicle.id) && isListed(unit))
        .map((unit) => ({ id: unit.vehicle.id, after: { ...unit, goneAt: now.toISOString() } })),
    ],
    { who: 'a test', command: 'restock' },
  )
}
