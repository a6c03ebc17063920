import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { retention } from '../operations/daily-erasure.ts'
import { UnusedPhotographs } from '../photographs/unused-photographs.ts'
import { Erasure } from '../store/erasure.ts'
import { ErasureRuns } from '../store/erasure-runs.ts'
import type { Stores } from './open-stores.ts'

/** Erases daily what is older than the dealer keeps it. */
export const eraseDaily = (app: FastifyInstance, config: Config, { database, sinkNames }: Stores) =>
  retention(app, {
    erasure: new Erasure(database, sinkNames),
    photographs: new UnusedPhotographs(database),
    runs: new ErasureRuns(database),
    days: config.retentionDays,
  })
