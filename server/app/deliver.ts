import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { deliveries } from '../delivery/deliveries.ts'
import { Receipts, sendReceipts } from '../receipts/receipts.ts'
import { HeldBackInquiries } from '../store/held-back.ts'
import type { Stores } from './open-stores.ts'

/**
 * Sends stored inquiries to the dealer, and receipts to customers.
 * @returns a function that starts the delivery of an inquiry that was just stored
 */
export function deliver(app: FastifyInstance, config: Config, stores: Stores): () => void {
  const { database, queue, sinks, sinkNames, catalogue, metrics } = stores
  const wake = deliveries(app, { queue, heldBack: new HeldBackInquiries(database), sinks, catalogue, metrics })
  if (config.email) sendReceipts(app, new Receipts(database, config.email, sinkNames, app.log))
  return wake
}
