import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { WaitingFigures } from './store/delivery-queue.ts'

/** What came of a request to the contact address. */
const OUTCOMES = ['accepted', 'replayed', 'suspected', 'conflict', 'rejected', 'unavailable'] as const
type InquiryOutcome = (typeof OUTCOMES)[number]

export type Metrics = ReturnType<typeof createMetrics>

/** @param waiting what has not been delivered yet, read from the database whenever the figures are asked for */
export function createMetrics(waiting: () => Promise<WaitingFigures[]>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const inquiries = new Counter({
    name: 'inquiries_total',
    help: 'Requests to the contact address, by what came of them',
    labelNames: ['outcome'],
    registers,
  })
  // A counter that is not there yet looks to an alarm like one that never grows.
  for (const outcome of OUTCOMES) inquiries.inc({ outcome }, 0)
  const attempts = new Counter({
    name: 'delivery_attempts_total',
    help: 'Attempts to deliver an inquiry to the dealer',
    labelNames: ['sink', 'outcome'],
    registers,
  })
  new Gauge({
    name: 'deliveries_waiting',
    help: 'Inquiries accepted and not yet delivered',
    labelNames: ['sink'],
    registers,
    async collect() {
      const figures = await waiting()
      this.reset()
      for (const { sink, waiting: count } of figures) this.set({ sink }, count)
    },
  })
  new Gauge({
    name: 'deliveries_oldest_waiting_seconds',
    help: 'Age of the oldest inquiry that has not been delivered yet',
    labelNames: ['sink'],
    registers,
    async collect() {
      const figures = await waiting()
      this.reset()
      for (const { sink, oldestReceivedAt } of figures) {
        this.set({ sink }, (Date.now() - Date.parse(oldestReceivedAt)) / 1000)
      }
    },
  })
  return {
    registry,
    inquiry: (outcome: InquiryOutcome) => inquiries.inc({ outcome }),
    attempt: (sink: string, outcome: 'delivered' | 'failed') => attempts.inc({ sink, outcome }),
  }
}
