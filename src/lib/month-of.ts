import { MONTHS } from './date-words.ts'

/** The month of a date (YYYY-MM-DD or YYYY-MM), such as "May 2026". Any other text stays unchanged. */
export const monthOf = (date: string): string =>
  date.replace(/^(\d{4})-(0[1-9]|1[0-2])(?:-\d\d)?$/, (_, year, month) => `${MONTHS[month - 1]} ${year}`)
