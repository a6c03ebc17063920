import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { CatalogueState } from '../catalogue.ts'
import { finishesWithin } from '../finishes-within.ts'
import type { ReplyFigures } from '../inquiries/reply-clock.ts'
import type { RefusedFigures, UnreportedFigures, WaitingFigures } from '../store/delivery-figures.ts'

/** How long a request for the metrics waits for the database at most. */
const DATABASE_LIMIT_MS = 3_000

/** Sources of the gauges, read whenever the metrics are read. */
export type Watched = {
  /** Names of the configured sinks. */
  sinks: readonly string[]
  /** Undelivered inquiries, from the database. */
  waiting: () => Promise<WaitingFigures[]>
  /** Deliveries that sinks have refused for good, from the database. */
  refused: () => Promise<RefusedFigures[]>
  /** Suspected inquiries whose report a sink did not take, from the database. */
  unreported: () => Promise<UnreportedFigures[]>
  /** Inquiries without an answer, from the database; undefined until an employee can sign in to the office and mark them. */
  unanswered: () => Promise<ReplyFigures | undefined>
  /** Whether an inquiry could be stored now. */
  isReady: () => Promise<boolean>
  catalogue: () => CatalogueState
  /** Names of the dealer's kiosks. */
  kiosks: readonly string[]
  /** How many log lines could not be written. */
  droppedLogLines: () => number
  /** How many pages are sent in an earlier form because they could not be rendered. */
  pagesFailed: () => number
  /** Folder of the embedded database; undefined when the inquiries are stored elsewhere. */
  dataDir: string | undefined
}

/**
 * Gauges of everything that the server depends on.
 * @returns a function that updates them; a source that cannot be read does not keep the others from being reported
 */
export function stateMetrics(
  registry: Registry,
  { sinks, waiting, refused, unreported, unanswered, isReady, catalogue, pagesFailed, dataDir }: Watched,
) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

  const databaseUp = gauge('database_up', '1 when the database answers')
  const storable = gauge('inquiries_storable', '1 when an inquiry could be stored now, as /readyz says')
  const count = gauge('deliveries_waiting', 'Inquiries accepted and not yet delivered', ['sink'])
  const age = gauge('deliveries_oldest_waiting_seconds', 'Age of the oldest inquiry not yet delivered', ['sink'])
  const refusals = gauge('deliveries_refused', 'Inquiries that were refused for three days and are not tried', ['sink'])
  const unreportedCount = gauge('held_back_unreported', 'Suspected inquiries whose report was not taken', ['sink'])
  const late = gauge('inquiries_unanswered_late', 'Inquiries without an answer for more than an open hour')
  const longest = gauge('inquiries_unanswered_oldest_seconds', 'Open hours that the oldest unanswered one has waited')
  const clock = gauge('clock_timestamp_seconds', 'What the clock of this machine says')
  const vehicles = gauge('catalogue_vehicles', 'Vehicles in the list that is in use')
  const changed = gauge('catalogue_changed_timestamp_seconds', 'When the stock in use was changed last')
  const readable = gauge('catalogue_readable', '1 when the stock could be read when the server looked at it last')
  const failed = gauge('pages_failed', 'Pages that could not be rendered after a change of the vehicles')
  const free = dataDir && gauge('data_disk_free_bytes', 'Room left for the database on its disk')
  const size = dataDir && gauge('data_disk_size_bytes', 'Size of the disk of the database')

  const readDatabase = async () => {
    const figures = await inTime(Promise.all([waiting(), refused(), unanswered(), unreported()]))
    const [waitingFigures = [], refusedFigures = [], replies, unreportedFigures = []] = figures ?? []
    databaseUp.set(figures ? 1 : 0)
    late.set(replies?.late ?? 0)
    longest.set((replies?.oldestMs ?? 0) / 1000)
    count.reset()
    age.reset()
    // A sink that was removed raises no alarm.
    for (const { sink, waiting: number, oldestReceivedAt } of waitingFigures) {
      if (!sinks.includes(sink)) continue
      count.set({ sink }, number)
      age.set({ sink }, (Date.now() - Date.parse(oldestReceivedAt)) / 1000)
    }
    for (const sink of figures ? sinks : []) {
      refusals.set({ sink }, refusedFigures.find((other) => other.sink === sink)?.refused ?? 0)
      unreportedCount.set({ sink }, unreportedFigures.find((other) => other.sink === sink)?.unreported ?? 0)
    }
  }
  const readDisk = async () => {
    if (!dataDir || !free || !size) return
    const disk = await statfs(dataDir).catch(() => undefined)
    free.set(disk ? disk.bavail * disk.bsize : Number.NaN)
    size.set(disk ? disk.blocks * disk.bsize : Number.NaN)
  }

  return async () => {
    clock.set(Date.now() / 1000)
    const state = catalogue()
    vehicles.set(state.vehicles)
    changed.set(state.changedAt / 1000)
    readable.set(state.readable ? 1 : 0)
    failed.set(pagesFailed())
    const ready = isReady()
    await Promise.all([readDatabase(), readDisk(), ready.then((value) => storable.set(value ? 1 : 0))])
  }
}

/** Undefined when the work fails or takes too long. */
async function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const answer = work.catch(() => undefined)
  return (await finishesWithin(answer, DATABASE_LIMIT_MS)) ? answer : undefined
}
