import { dayOf, daysBetween, timeOfDay } from './date-words.ts'

/**
 * When data was true, in the reader's time zone: "9:42 AM", "9:42 AM yesterday", "Nov 3" or "Nov 3, 2025".
 * @param at epoch milliseconds of the answer
 * @param now epoch milliseconds; a clock before `at` counts as the same day
 */
export function asOfLabel(at: number, now: number): string {
  const then = new Date(at)
  const today = new Date(now)
  const days = daysBetween(then, today)
  if (days <= 0) return timeOfDay(then)
  return days === 1 ? `${timeOfDay(then)} yesterday` : dayOf(then, today)
}
