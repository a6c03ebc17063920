import * as z from 'zod'

export const devicesSchema = z.object({
  /** The site's address for visitors. */
  site: z.string(),
  kiosks: z.array(
    z.object({
      name: z.string(),
      /** Of its newest heartbeat, as ISO time; undefined before the first one. */
      heardAt: z.string().optional(),
      /** Inquiries on it that are not delivered. */
      waiting: z.number().optional(),
      /** The entry of the build that it runs. */
      version: z.string().optional(),
      /** It sends a heartbeat every five minutes. */
      isSilent: z.boolean(),
    }),
  ),
})
export type Kiosk = z.infer<typeof devicesSchema>['kiosks'][number]
