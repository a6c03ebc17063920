import type { PhotographStore } from '../photographs/photograph-store.ts'
import type { StockHistory } from '../stock/history.ts'
import type { StockStore } from '../stock/stock-store.ts'

type StockOptions = {
  format?: string
  photos?: string
  gone?: boolean
  reduced?: boolean
  full?: boolean
  'dry-run'?: boolean
  'remove-most'?: boolean
  replace?: boolean
  units?: boolean
}

export type StockContext = {
  store: StockStore
  photographs: PhotographStore
  history: StockHistory
  /** The user of the operating system. */
  who: string
  /** Absolute path of the file that filled the stock. */
  catalogueFile: string
}

/** Returns text for standard output. @throws UsageError, StockError or FileError that says what to type differently */
export type StockCommand = (context: StockContext, words: readonly string[], options: StockOptions) => Promise<string>
