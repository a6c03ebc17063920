import type { InquiryRecord } from '../store/inquiry-records.ts'

export const attemptsOf = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`)

/** What became of an inquiry's deliveries, in a line. */
export const wayOf = ({ suspected, deliveries }: InquiryRecord): string => {
  const known = deliveries.filter(({ state }) => state !== 'held-back')
  const ways = known.map(({ sink, state, last_error }) =>
    last_error ? `${sink} ${state} (${last_error})` : `${sink} ${state}`,
  )
  return [suspected ? 'held back' : '', ...ways].filter(Boolean).join(', ') || 'kept here only'
}

/** Who has a copy of an inquiry, as a sentence. An attempt without an answer may have left one. */
export function copiesText({ reference, receivedAt, deliveries }: InquiryRecord): string {
  const copies = deliveries.flatMap(({ sink, delivered_at, delivered_to, leased_until }) => {
    if (delivered_at) return `${delivered_to ?? 'wherever it was set up to go then'} (${sink}, ${delivered_at})`
    return leased_until ? `whoever gets it by ${sink}, which was under way` : []
  })
  const perhaps = deliveries
    .filter(({ delivered_at, leased_until, attempts }) => !delivered_at && !leased_until && attempts > 0)
    .map(
      ({ sink, attempts, last_error }) => `by ${sink} (${attemptsOf(attempts)}, the last one ended with ${last_error})`,
    )
  const where = copies.length > 0 ? `copies went to ${copies.join(' and to ')}` : ''
  if (perhaps.length === 0) return `${reference}, received ${receivedAt}: ${where || 'nobody got a copy'}`
  return `${reference}, received ${receivedAt}: ${where || 'nobody confirmed a copy'}, and one may have gone out ${perhaps.join(' or ')}`
}
