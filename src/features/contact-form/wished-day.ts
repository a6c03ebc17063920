import { dealer } from '../../content/dealer.ts'
import { hours, hoursAt } from '../../content/hours.ts'
import { hoursOn, type SpecialHours, specialHoursOn } from '../../lib/open-state.ts'

const showrooms = dealer.locations.filter(({ type }) => type === 'physical').map(({ id }) => hoursAt(id, hours.visit))

/**
 * The note below the requested day of a test drive. The showrooms open on Sundays by appointment, unless the dealer has
 * closed that day.
 */
export function wishedDayWords(day: string | undefined, special: readonly SpecialHours[]): string {
  if (!day || showrooms.some((each) => hoursOn(each, day, special)))
    return 'This is a request. We’ll get back to you to confirm.'
  const closed = showrooms.map((each) => specialHoursOn(each, day, special))
  if (closed.includes(undefined)) return 'We’re by appointment only that day. We’ll get back to you to confirm.'
  const reason = closed.find((each) => each?.reason)?.reason
  return `We’re closed that day${reason ? ` (${reason})` : ''}. We’ll pick another one with you.`
}
