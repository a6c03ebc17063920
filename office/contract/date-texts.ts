/** Days and times in words, for the office, the mails and the command line. The site's pages use src/lib/date-words.ts. */

/** Writes a calendar day, `YYYY-MM-DD`, in words: "Friday, December 25, 2026". A day has no time zone. */
export const dayText = (day: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string =>
  new Date(day).toLocaleDateString('en-US', { ...style, timeZone: 'UTC' })

/** Makes a function that writes an ISO time in words, in the dealer's time zone. */
export function dealerTimeText(style: Intl.DateTimeFormatOptions): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'America/New_York' })
  // Some builds of Node.js put a narrow no-break space before "AM".
  return (iso) => format.format(new Date(iso)).replaceAll('\u202f', ' ')
}
