import { dealerTimeText } from '../../office/contract/date-texts.ts'

const timeText = dealerTimeText({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** A time in the dealer's time zone: "May 1, 2026, 8:00 AM EDT". */
export const timeOf = (iso: string | undefined | null): string => (iso ? timeText(iso) : 'unknown')

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
