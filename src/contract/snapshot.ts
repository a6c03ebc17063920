import * as z from 'zod/mini'
import { vehicleListSchema } from './vehicle-schema.ts'

/** The file at `SNAPSHOT_PATH`. `builtAt` is the time of the build in epoch milliseconds, when the list was true. */
export const snapshotSchema = z.object({ builtAt: z.number(), vehicles: vehicleListSchema })

export type Snapshot = z.infer<typeof snapshotSchema>
