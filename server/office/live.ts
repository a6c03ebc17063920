import type { Live } from '../../office/contract/live.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { weakEtag } from '../catalogue.ts'
import { isListed } from '../stock/stock.ts'
import type { StockStore } from '../stock/stock-store.ts'

const LIMIT_MS = 3_000
const FOLLOWS_WITHIN_MS = 10_000

/** Compares the list that the site shows its visitors with the stock. */
export class LiveStock {
  readonly #store: StockStore
  readonly #siteUrl: string
  #stamp = ''
  /** The ETag of the site's answer while its list equals the stock at the stamp. */
  #etag = ''
  #since: string | undefined
  #changedAt = 0

  constructor(store: StockStore, siteUrl: string) {
    this.#store = store
    this.#siteUrl = siteUrl
  }

  async state(): Promise<Live> {
    const stamp = await this.#store.stamp()
    if (stamp !== this.#stamp) {
      const { units, changedAt } = await this.#store.read()
      this.#changedAt = changedAt
      this.#etag = weakEtag(JSON.stringify(units.filter(isListed).map(({ vehicle }) => vehicle)))
      this.#stamp = stamp
      this.#since = undefined
    }
    const url = this.#siteUrl + endpoints.vehicles
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => undefined)
    if (!response?.ok) return { state: 'unreachable' }
    if (response.headers.get('etag') !== this.#etag) return { state: 'on its way' }
    // Servers update within seconds. A check that runs later has missed that moment, so it takes the time of the
    // change.
    const now = Date.now()
    this.#since ??= new Date(now - this.#changedAt > FOLLOWS_WITHIN_MS ? this.#changedAt : now).toISOString()
    return { state: 'live', since: this.#since }
  }
}
