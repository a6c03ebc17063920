import * as z from 'zod/mini'
import { daysAfter } from './dealer-clock.ts'
import { visibleText } from './visible-text.ts'

/** How many days ahead the answer looks, and so how far ahead pages know special hours. */
const DAYS_AHEAD = 28

const tidy = z.overwrite((text: string) => visibleText(text).replace(/\s+/g, ' ').trim())

const day = z.string('Use a day such as 2026-12-24.').check(tidy, z.iso.date('Use a day such as 2026-12-24.'))

const time = z
  .string('Use a time such as 14:00.')
  .check(tidy, z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 14:00.'))

/** Local time of America/New_York, 24-hour "HH:MM". */
const interval = z.object({ opens: time, closes: time }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    error: 'Opening time has to be before closing time.',
    path: ['opens'],
  }),
)

/**
 * The special hours of one place on one day. `hours` is null when it is closed. `place` is one of
 * `src/content/hours-places.ts`, or one that only a later version knows: then this version ignores it.
 */
export const specialHoursSchema = z.object({
  day,
  place: z.string('Choose a place.').check(tidy, z.minLength(1, 'Choose a place.'), z.maxLength(40, 'Choose a place.')),
  hours: z.nullable(interval),
  reason: z.optional(z.string().check(tidy, z.maxLength(40, 'Use 40 characters or fewer.'))),
})

/** A sentence on every page from its first day to its last. */
export const noticeSchema = z
  .object({
    from: day,
    to: day,
    text: z
      .string('Type the notice.')
      .check(tidy, z.minLength(1, 'Type the notice.'), z.maxLength(200, 'Use 200 characters or fewer.')),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: 'The last day can’t be before the first.', path: ['to'] }))

/** The answer of `GET /api/today`: what applies today or within {@link DAYS_AHEAD} days, by the dealer's calendar. */
export const todaySchema = z.object({ hours: z.array(specialHoursSchema), notices: z.array(noticeSchema) })

export type SpecialHours = z.infer<typeof specialHoursSchema>
export type SiteNotice = z.infer<typeof noticeSchema>
export type Today = z.infer<typeof todaySchema>

/**
 * Which of these entries are in the answer on a day.
 * @param today the day in New York, `YYYY-MM-DD`
 */
export function answerOf({ hours, notices }: Today, today: string): Today {
  const last = daysAfter(today, DAYS_AHEAD)
  return {
    hours: hours.filter(({ day }) => today <= day && day <= last),
    notices: notices.filter(({ from, to }) => today <= to && from <= last),
  }
}
