import type { FastifyInstance } from 'fastify'
import { browserErrors } from '../api/browser-errors.ts'
import { contactApi } from '../api/contact.ts'
import { kioskHeartbeats } from '../api/kiosk-heartbeats.ts'
import { todayApi } from '../api/today.ts'
import { vehiclesApi } from '../api/vehicles.ts'
import type { Config } from '../config.ts'
import { DayStore } from '../days/day-store.ts'
import { Kiosks } from '../operations/kiosks.ts'
import type { Stores } from './open-stores.ts'

/**
 * The API: vehicles, special hours, inquiries, and what devices report.
 * @param onStored called when an inquiry was stored
 */
export function apiRoutes(app: FastifyInstance, config: Config, stores: Stores, onStored: () => void) {
  const { database, catalogue, inquiries, queue, metrics, build } = stores
  vehiclesApi(app, catalogue)
  todayApi(app, new DayStore(database))
  contactApi(app, {
    store: inquiries,
    findVehicle: (reference) => catalogue.find(reference),
    metrics,
    ratePerMinute: config.contactRatePerMinute,
    rateTotalPerMinute: config.contactRateTotalPerMinute,
    undelivered: (ids) => queue.undelivered(ids),
    onStored,
  })
  browserErrors(app, build, metrics)
  kioskHeartbeats(app, metrics, new Kiosks(database))
}
