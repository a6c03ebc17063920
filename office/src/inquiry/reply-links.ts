import { dealer } from '../../../src/content/dealer.ts'
import type { OfficeInquiry } from '../../contract/inquiries.ts'

type Subject = { reference: string; cart: string | undefined; firstName: string; person: string }

/** @param person who replies */
export const subjectOf = ({ reference, vehicle, message }: OfficeInquiry, person: string): Subject => ({
  ...{ reference, cart: vehicle?.name, firstName: message?.firstName ?? '', person },
})

/** Mail programs want CRLF for a line break, and %20 for a space (RFC 6068). */
const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/** Opens the device's mail program with the reply begun. */
export function mailLink(email: string, { reference, cart, firstName, person }: Subject): string {
  const subject = `Your inquiry ${reference}${cart ? `: ${cart}` : ''}`
  const thanks = `Thanks for ${cart ? `asking about the ${cart}` : 'your message'}. Your reference number is ${reference}.`
  const body = [`Hi ${firstName},`, thanks, '', [person, dealer.name, dealer.phone.label].join('\n')].join('\n\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** The number in the digits that telephones have: people write it in any script, and with an extension. */
function dialed(phone: string): string {
  const [number = ''] = phone.normalize('NFKC').split(/(?:ext|x|#)/i)
  const digits = [...number].map((sign) => digitOf(sign)).join('')
  return number.trimStart().startsWith('+') ? `+${digits}` : digits
}

/** Unicode has the ten digits of each script in a row, and no two rows beside each other but those that NFKC replaces. */
function digitOf(sign: string): string {
  if (!/\p{Nd}/u.test(sign)) return ''
  let zero = sign.codePointAt(0) ?? 0
  const code = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
  return String(code - zero)
}

/** Calls the customer. */
export const callLink = (phone: string): string => `tel:${dialed(phone)}`

/** Opens the device's program for text messages with the reply begun. */
export function textLink(phone: string, { reference, cart, firstName, person }: Subject): string {
  const about = cart ? `asking about the ${cart}` : 'your message'
  const body = `Hi ${firstName}, this is ${person} at ${dealer.name}. Thanks for ${about} (${reference}). `
  return `sms:${dialed(phone)}?body=${encoded(body)}`
}
