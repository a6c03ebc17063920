import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseCatalogueFile } from '../../src/contract/catalogue-file.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { ConfigError } from '../environment.ts'
import { StockError } from './stock.ts'
import type { StockStore } from './stock-store.ts'

/** The name of the first change in the history, which fills the stock. */
export const FIRST_FILLING = 'first start'

/** @throws ConfigError that names the file and, where there is one, the unit and the field */
export function readCatalogueFile(file: string): Vehicle[] {
  try {
    return parseCatalogueFile(readFileSync(file))
  } catch (error) {
    throw new ConfigError(`The catalogue ${file} cannot be used: ${(error as Error).message}.`, { cause: error })
  }
}

/** Distinguishes contents of the catalogue file. Its layout and the inquiries in it do not count. */
export const fileHashOf = (vehicles: readonly Vehicle[]): string =>
  createHash('sha256').update(JSON.stringify(vehicles)).digest('base64url')

/**
 * Fills a stock that was never filled, with the vehicles of the catalogue file. Of several servers that start together,
 * one does it.
 * @throws ConfigError when the file cannot be used
 */
export async function seedStock(store: StockStore, file: string): Promise<void> {
  const vehicles = readCatalogueFile(file)
  try {
    await store.change(
      (stock) =>
        stock.version > 0
          ? []
          : vehicles.map((vehicle, index) => ({ id: vehicle.id, after: { vehicle, position: index + 1 } })),
      { who: 'the server', command: FIRST_FILLING, fileHash: fileHashOf(vehicles), isSeed: true },
    )
  } catch (error) {
    if (!(error instanceof StockError)) throw error
    throw new ConfigError(`The catalogue ${file} cannot be used. ${error.message}`, { cause: error })
  }
}
