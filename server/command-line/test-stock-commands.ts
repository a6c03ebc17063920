import { join } from 'node:path'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { DatabasePhotographs } from '../photographs/photograph-store.ts'
import { StockHistory } from '../stock/history.ts'
import { StockStore } from '../stock/stock-store.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { restock } from '../test-restock.ts'
import type { TestSite } from '../test-site.ts'
import { stockCommands } from './stock-commands.ts'

/** The stock commands over a database whose stock is replaced. */
export async function testStockCommands(database: InquiryDatabase, site: TestSite, vehicles: readonly Vehicle[]) {
  await database.db.deleteFrom('unit').execute()
  await restock(database, vehicles)
  const [store, history] = [new StockStore(database), new StockHistory(database)]
  const photographs = new DatabasePhotographs(database)
  const context = { store, photographs, history, who: 'ada', catalogueFile: site.config.catalogueFile }
  /** Words that begin with `--` are flags, such as `--full`. */
  const run = async (command: string, ...words: string[]) => {
    const flags = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('='))
    const options = Object.fromEntries(flags.map(([name = '', value]) => [name, value ?? true]))
    const others = words.filter((word) => !word.startsWith('--'))
    return (await stockCommands[command]?.(context, others, options)) ?? ''
  }
  const write = (name: string, text: string) => {
    site.write(name, text)
    return join(site.dir, name)
  }
  const unit = async (id: string) => (await store.read()).units.find(({ vehicle }) => vehicle.id === id)
  const version = async () => (await store.read()).version
  return { run, write, store, unit, version }
}
