import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue.ts'
import type { ServedBuild } from '../served-build.ts'
import { StockPages } from './stock-pages.ts'

/** Returns the pages of the current build. Those of an earlier build are closed when it is replaced. */
export function stockPages(app: FastifyInstance, catalogue: Catalogue): (build: ServedBuild) => StockPages {
  const known = new WeakMap<ServedBuild, StockPages>()
  let latest: StockPages | undefined
  app.addHook('onClose', async () => latest?.close())
  return (build) => {
    const pages = known.get(build)
    if (pages) return pages
    latest?.close()
    latest = new StockPages(build, catalogue, app.log)
    known.set(build, latest)
    return latest
  }
}
