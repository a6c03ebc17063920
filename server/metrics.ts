import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { ATTEMPT_OUTCOMES, type AttemptOutcome } from './delivery/attempt.ts'
import { kioskMetrics } from './operations/kiosk-metrics.ts'
import { stateMetrics, type Watched } from './operations/state-metrics.ts'

/** Outcomes of requests to the contact address. */
const OUTCOMES = ['accepted', 'replayed', 'suspected', 'conflict', 'rejected', 'unavailable'] as const
type InquiryOutcome = (typeof OUTCOMES)[number]

export type Metrics = ReturnType<typeof createMetrics>

/** All counters, and the gauges that are updated when the metrics are read. */
export function createMetrics(watched: Watched) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const inquiries = new Counter({
    name: 'inquiries_total',
    help: 'Requests to the contact address, by what came of them',
    labelNames: ['outcome'],
    registers,
  })
  // Starts every counter at 0: an alert rule cannot see the first increase of a counter that did not exist.
  for (const outcome of OUTCOMES) inquiries.inc({ outcome }, 0)
  const attempts = new Counter({
    name: 'delivery_attempts_total',
    help: 'Attempts to deliver an inquiry to the dealer',
    labelNames: ['sink', 'outcome'],
    registers,
  })
  for (const sink of watched.sinks) for (const outcome of ATTEMPT_OUTCOMES) attempts.inc({ sink, outcome }, 0)
  const lags = new Histogram({
    name: 'delivery_lag_seconds',
    help: 'From the receipt of an inquiry to its delivery',
    labelNames: ['sink'],
    buckets: [1, 10, 60, 600, 3_600, 86_400],
    registers,
  })
  const browserErrors = new Counter({
    name: 'browser_errors_total',
    help: 'Errors that visitors’ browsers have reported',
    registers,
  })
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written',
    registers,
    collect() {
      this.reset()
      this.inc(watched.droppedLogLines())
    },
  })
  const kioskHeartbeat = kioskMetrics(registry, watched.kiosks)
  const lookAround = stateMetrics(registry, watched)
  return {
    registry,
    contentType: registry.contentType,
    /** The figures as text in the Prometheus format. */
    text: async () => {
      await lookAround()
      return registry.metrics()
    },
    inquiry: (outcome: InquiryOutcome) => inquiries.inc({ outcome }),
    /** @param lagsMs times from receipt to delivery of the inquiries that the attempt delivered */
    attempt: (sink: string, outcome: AttemptOutcome, lagsMs: readonly number[] = []) => {
      attempts.inc({ sink, outcome })
      for (const lag of lagsMs) lags.observe({ sink }, lag / 1000)
    },
    browserError: () => browserErrors.inc(),
    kioskHeartbeat,
  }
}
