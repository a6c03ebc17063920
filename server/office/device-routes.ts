import type { FastifyInstance } from 'fastify'
import type { Kiosk } from '../../office/contract/devices.ts'
import { dealer } from '../../src/content/dealer.ts'
import { HEARTBEAT_MS } from '../../src/contract/kiosk-heartbeat.ts'
import { Kiosks } from '../operations/kiosks.ts'
import type { InquiryDatabase } from '../store/database.ts'

/** One heartbeat may get lost. */
const SILENT_MS = 2 * HEARTBEAT_MS + 60_000

/**
 * The kiosks in the showrooms.
 * @param names the kiosks that the dealer has listed in `KIOSKS`
 */
export function deviceRoutes(app: FastifyInstance, database: InquiryDatabase, names: readonly string[]) {
  const kiosks = new Kiosks(database)

  app.get('/api/devices', async () => {
    const heard = new Map((await kiosks.list()).map((kiosk) => [kiosk.name, kiosk]))
    const all = names.map((name): Kiosk => {
      const kiosk = heard.get(name)
      return kiosk
        ? { ...kiosk, isSilent: Date.now() - Date.parse(kiosk.heardAt) > SILENT_MS }
        : { name, isSilent: true }
    })
    return { site: dealer.url, kiosks: all }
  })
}
