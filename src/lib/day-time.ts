import { dayOf, daysBetween, timeOfDay } from './date-words.ts'

/**
 * When something happened on this device, in the reader's time zone: "today, 2:14 PM", "yesterday, 2:14 PM", "Nov 3,
 * 2:14 PM" or "Nov 3, 2025". If the clock was moved back since, it says today.
 * @param at epoch milliseconds
 * @param now epoch milliseconds
 */
export function dayTime(at: number, now: number): string {
  const then = new Date(at)
  const today = new Date(now)
  const days = daysBetween(then, today)
  if (days <= 0) return `today, ${timeOfDay(then)}`
  if (days === 1) return `yesterday, ${timeOfDay(then)}`
  return then.getFullYear() === today.getFullYear() ? `${dayOf(then, today)}, ${timeOfDay(then)}` : dayOf(then)
}

/** The time of day in the reader's time zone, such as "2:14 PM". `at` is epoch ms. */
export const clockTime = (at: number): string => timeOfDay(new Date(at))

/** Whether two times (epoch ms) are on one day of the reader's calendar. */
export const isSameDay = (one: number, other: number): boolean => daysBetween(new Date(one), new Date(other)) === 0
