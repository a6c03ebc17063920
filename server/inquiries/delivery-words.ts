import type { InquiryRecord } from '../store/inquiry-records.ts'
import type { DeliveryTable } from '../store/schema.ts'

export const attemptsOf = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`)

/** When the recipient of an undelivered inquiry got its reference and phone number, without its text. */
export const summaryTime = ({ state, summary }: DeliveryTable): string | undefined =>
  state === 'delivered' || summary === 'due' ? undefined : (summary ?? undefined)

/** What happened to an inquiry's deliveries, in one line. */
export const wayOf = ({ suspected, deliveries }: InquiryRecord): string => {
  const known = deliveries.filter(({ state }) => state !== 'held-back')
  const ways = known.map((delivery) => {
    const notes = [delivery.last_error, summaryTime(delivery) && 'summary sent'].filter(Boolean)
    return `${delivery.sink} ${delivery.state}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
  })
  return [suspected ? 'held back' : '', ...ways].filter(Boolean).join(', ') || 'kept here only'
}

/** Whether an attempt may have left a copy, because the sink did not decline it. */
const isInDoubt = ({ attempts, declined }: DeliveryTable) => attempts > (declined ?? 0)

/** Whether a copy of an inquiry was sent, or may have been. */
export const isCopied = ({ deliveries }: InquiryRecord): boolean =>
  deliveries.some((delivery) => delivery.delivered_at || delivery.leased_until || isInDoubt(delivery))

/**
 * Says in a sentence who has a copy of an inquiry. An attempt without an answer may have left one.
 * @param timeText writes an ISO time in words
 */
export function copiesText(
  { reference, receivedAt, deliveries }: InquiryRecord,
  timeText = (iso: string): string => iso,
): string {
  const copies = deliveries.flatMap(({ sink, delivered_at, delivered_to, leased_until }) => {
    if (delivered_at)
      return `${delivered_to ?? 'wherever it was set up to go then'} (${sink}, ${timeText(delivered_at)})`
    return leased_until ? `the recipient by ${sink}, which was under way` : []
  })
  for (const { sink, summary } of deliveries) {
    if (summary && summary !== 'due') copies.push(`${sink}, only its phone number (${timeText(summary)})`)
  }
  const perhaps = deliveries
    .filter((delivery) => !delivery.delivered_at && !delivery.leased_until && isInDoubt(delivery))
    .map(
      ({ sink, attempts, last_error }) => `by ${sink} (${attemptsOf(attempts)}, the last one ended with ${last_error})`,
    )
  const where = copies.length > 0 ? `copies went to ${copies.join(' and to ')}` : ''
  if (perhaps.length === 0) return `${reference}, received ${timeText(receivedAt)}: ${where || 'nobody got a copy'}`
  return `${reference}, received ${timeText(receivedAt)}: ${where || 'nobody confirmed a copy'}, and one may have gone out ${perhaps.join(' or ')}`
}
