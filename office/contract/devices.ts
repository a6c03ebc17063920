import * as z from 'zod'

export const devicesSchema = z.object({
  /** The site's address for visitors. */
  site: z.string(),
  kiosks: z.array(
    z.object({
      name: z.string(),
      /** ISO time of its newest heartbeat; undefined before the first one. */
      heardAt: z.string().optional(),
      /** How many inquiries on it are not delivered yet. */
      waiting: z.number().optional(),
      /** The name of the script that starts the build that it runs. */
      version: z.string().optional(),
      /** Whether its heartbeats have stopped. A kiosk sends one every five minutes. */
      isSilent: z.boolean(),
    }),
  ),
})
export type Kiosk = z.infer<typeof devicesSchema>['kiosks'][number]
