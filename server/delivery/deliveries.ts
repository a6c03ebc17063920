import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue.ts'
import type { InquiriesConfig } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { DeliveryQueue } from '../store/delivery-queue.ts'
import type { HeldBackInquiries } from '../store/held-back.ts'
import { adfSink } from './adf-email.ts'
import { emailSink } from './email.ts'
import { leadOf } from './lead.ts'
import type { Sink } from './sink.ts'
import { webhookSink } from './webhook.ts'
import { DeliveryWorker } from './worker.ts'

/**
 * The configured sinks, one for each recipient of mail, so that one that refuses is retried without the others. Without
 * sinks, inquiries wait in the database to be read there.
 */
export const sinksOf = ({ email, webhook }: Pick<InquiriesConfig, 'email' | 'webhook'>): Sink[] => [
  ...(email ? email.to.map((recipient) => emailSink(email, recipient)) : []),
  ...(email ? email.adfTo.map((recipient) => adfSink(email, recipient)) : []),
  ...(webhook ? [webhookSink(webhook)] : []),
]

export const sinkNames = (config: Pick<InquiriesConfig, 'email' | 'webhook'>): string[] =>
  sinksOf(config).map(({ name }) => name)

export type DeliveryParts = {
  queue: DeliveryQueue
  heldBack: HeldBackInquiries
  sinks: readonly Sink[]
  catalogue: Catalogue
  metrics: Metrics
}

/** Delivers while the server listens. @returns a function to call when there is something new to deliver */
export function deliveries(
  app: FastifyInstance,
  { queue, heldBack, sinks, catalogue, metrics }: DeliveryParts,
): () => void {
  const worker = new DeliveryWorker({
    queue,
    heldBack,
    sinks,
    log: app.log,
    onAttempt: metrics.attempt,
    leadOf: (delivery) => leadOf(delivery, () => catalogue.current().vehicles),
  })
  app.addHook('onListen', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
  return () => worker.wake()
}
