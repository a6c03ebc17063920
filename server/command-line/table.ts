/** Time and zone of the dealer, independent of the server's time zone: "May 1, 2026, 8:00 AM EDT". */
const dealerTime = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
  timeZoneName: 'short',
})

/** An ISO time for a person; newer versions of Node put a narrow space before "AM". */
export const timeOf = (iso: string | undefined | null): string =>
  iso ? dealerTime.format(new Date(iso)).replaceAll('\u202f', ' ') : 'unknown'

/** Rows as lines, each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
