import * as z from 'zod'

/** Whether visitors see the stock as it is in the database, and since when (ISO time). */
export const liveSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('live'), since: z.string() }),
  z.object({ state: z.literal('on its way') }),
  z.object({ state: z.literal('unreachable') }),
])
export type Live = z.infer<typeof liveSchema>
