import { dealer } from '../../../src/content/dealer.ts'
import type { OfficeInquiry } from '../../contract/inquiries.ts'

type Subject = { reference: string; cart: string | undefined; firstName: string; person: string }

/** @param person the employee who replies */
export const subjectOf = ({ reference, vehicle, message }: OfficeInquiry, person: string): Subject => ({
  reference,
  cart: vehicle?.name,
  firstName: message?.firstName ?? '',
  person,
})

/** Mail programs want CRLF for a line break, and %20 for a space (RFC 6068). */
const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/** A link that opens the mail program with the beginning of a reply. */
export function mailLink(email: string, { reference, cart, firstName, person }: Subject): string {
  const subject = `Your inquiry ${reference}${cart ? `: ${cart}` : ''}`
  const thanks = `Thanks for ${cart ? `asking about the ${cart}` : 'your message'}. Your reference number is ${reference}.`
  const body = [`Hi ${firstName},`, thanks, '', [person, dealer.name, dealer.phone.label].join('\n')].join('\n\n')
  return `mailto:${encodeURIComponent(email)}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** The number in ASCII digits. People write it in any script, and with an extension. */
function dialed(phone: string): string {
  const [number = ''] = phone.normalize('NFKC').split(/(?:ext|x|#)/i)
  const digits = [...number].map((sign) => digitOf(sign)).join('')
  return number.trimStart().startsWith('+') ? `+${digits}` : digits
}

/** The value of a digit in any script. Unicode has the ten digits of a script in a row, and NFKC has replaced the only adjacent rows. */
function digitOf(sign: string): string {
  if (!/\p{Nd}/u.test(sign)) return ''
  let zero = sign.codePointAt(0) ?? 0
  const code = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
  return String(code - zero)
}

/** A link that calls the customer. */
export const callLink = (phone: string): string => `tel:${dialed(phone)}`

/** A link that opens the app for text messages with the beginning of a reply. */
export function textLink(phone: string, { reference, cart, firstName, person }: Subject): string {
  const about = cart ? `asking about the ${cart}` : 'your message'
  const body = `Hi ${firstName}, this is ${person} at ${dealer.name}. Thanks for ${about} (${reference}). `
  return `sms:${dialed(phone)}?body=${encoded(body)}`
}
