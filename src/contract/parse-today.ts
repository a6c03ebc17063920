import type { Today } from './today.ts'

/*
 * Accepts the same as `todaySchema`, in plain code: every page parses it on its first load, and the schema would add 8
 * KB of gzip. A test compares both.
 */

const isText = (value: unknown, pattern = /./): value is string => typeof value === 'string' && pattern.test(value)

const DAY = /^\d{4}-\d\d-\d\d$/
const TIME = /^\d\d:\d\d$/

/** @returns the answer of `GET /api/today`, or undefined for any other value */
export function parseToday(value: unknown): Today | undefined {
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
