import { dealerTimeText } from '../../office/contract/date-texts.ts'
import type { HeldBack } from '../store/held-back.ts'
import { cartText, type Lead, tradeInText, wishesAndLinks } from './lead.ts'
import { numberOf } from './phone-number.ts'

/** "Friday, May 1, 2026 at 8:00 AM", in the dealer's time zone. */
const timeText = dealerTimeText({ dateStyle: 'full', timeStyle: 'short' })

/** A lead as readable text. */
function leadText(lead: Lead): string {
  const { inquiry, reference, receivedAt, writtenAt, resentAt, vehicle } = lead
  const facts = [
    ['Resent', resentAt && `${timeText(resentAt)}, on request`],
    ['Written', writtenAt && timeText(writtenAt)],
    ['Name', `${inquiry.firstName} ${inquiry.lastName}`],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['Interest', inquiry.interest],
    ['Vehicle', vehicle ? `${vehicle.name} (${vehicle.id})` : cartText(inquiry.vehicleId, vehicle)],
    ['Trade-in', tradeInText(inquiry)],
    ...wishesAndLinks(lead),
  ]
  const lines = [
    `Inquiry ${reference}, received ${timeText(receivedAt)}`,
    '',
    ...facts.flatMap(([label, text]) => (text ? `${label}:`.padEnd(10) + text : [])),
    '',
    inquiry.message,
    '',
  ]
  return lines.join('\n')
}

/** The text of a mail with one lead. */
export const mailText = (lead: Lead): string =>
  `${leadText(lead)}\n${isAscii(lead.inquiry.email) ? 'Reply to this email to answer the sender.' : "To answer the sender, write to the address above. A reply to this email won't reach them."}`

/** An SMTP server without SMTPUTF8 may refuse a mail with any other address in its header. */
export const isAscii = (address: string) => /^[\x20-\x7e]*$/.test(address)

const LINE = `${'-'.repeat(72)}\n`

/** The text of a mail with several inquiries. */
export const digestText = (leads: readonly Lead[]): string =>
  [
    `${leads.length} inquiries came in close together, so they’re all in this one email.`,
    "Answer each person at the address in the inquiry. A reply to this email won't reach anybody.\n",
    ...leads.map((lead) => LINE + leadText(lead)),
  ].join('\n')

/**
 * The text of a mail about inquiries whose texts the mail server rejects, with or without their phone numbers. It
 * contains nothing that the sender wrote, so the server has no reason to reject it as well.
 */
export const summaryText = (leads: readonly Lead[], hasNumbers: boolean): string =>
  [
    'Your mail server blocked the inquiries below, so here are just the',
    hasNumbers ? 'reference and phone numbers.' : 'reference numbers. (It blocked the phone numbers, too.)',
    'These people are waiting to hear from you. Read the full inquiries in the office,',
    'or run "npm run inquiries -- show" and the reference.',
    'Anything your mail server accepts will come by email.\n',
    ...leads.map(({ inquiry, reference, receivedAt, vehicle }) =>
      [
        `Inquiry ${reference}, received ${timeText(receivedAt)}`,
        ...(hasNumbers ? [`Phone:    ${numberOf(inquiry.phone)}`] : []),
        `Interest: ${inquiry.interest}`,
        ...(vehicle ? [`Vehicle:  ${vehicle.name}`] : []),
        '',
      ].join('\n'),
    ),
  ].join('\n')

/** The text of a mail that lists what is held back. */
export const heldBackText = ({ count, first }: HeldBack): string =>
  [
    "The contact form's hidden field was filled in. Spam programs do that,",
    "and now and then a password manager does. We keep these inquiries but don't",
    'deliver them. To deliver one, run the command below it.\n',
    ...first.map(
      ({ reference, receivedAt, name }) =>
        `${[reference, name].filter(Boolean).join('  ')}, received ${timeText(receivedAt)}\n  npm run inquiries -- retry ${reference}\n`,
    ),
    count > first.length ? `and ${count - first.length} more: npm run inquiries -- list --suspected\n` : '',
  ].join('\n')
