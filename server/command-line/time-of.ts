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
