import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const time = z.iso.datetime({ offset: true })

/** A day on which people can meet the dealer. Times are ISO 8601 with the local offset. */
export const eventSchema = z.strictObject({
  name: text,
  description: text,
  startDate: time,
  endDate: z.optional(time),
  location: z.strictObject({ name: text, street: text, locality: text, region: text, postalCode: text }),
})

export type DealerEvent = z.infer<typeof eventSchema>
