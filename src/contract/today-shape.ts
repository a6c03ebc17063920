import type { Today } from './today.ts'

/*
 * As with vehicles (`vehicle-shape.ts`), the service worker checks each answer with `todaySchema`, which would add 8 KB
 * of gzip to each page. A page checks only what would otherwise break it.
 */

const isText = (value: unknown, pattern = /./): value is string => typeof value === 'string' && pattern.test(value)

const DAY = /^\d{4}-\d\d-\d\d$/
const TIME = /^\d\d:\d\d$/

/** @returns the value, if it has the shape of an answer of `GET /api/today`; undefined for any other */
export function asToday(value: unknown): Today | undefined {
  const { hours, notices } = Object(value) as Partial<Today>
  const isToday =
    Array.isArray(hours) &&
    Array.isArray(notices) &&
    hours.every(
      (special) =>
        isText(special?.day, DAY) &&
        isText(special.place) &&
        (special.hours === null || (isText(special.hours?.opens, TIME) && isText(special.hours.closes, TIME))) &&
        (special.reason === undefined || isText(special.reason)),
    ) &&
    notices.every((notice) => isText(notice?.from, DAY) && isText(notice.to, DAY) && isText(notice.text))
  return isToday ? { hours, notices } : undefined
}
