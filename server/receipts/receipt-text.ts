import { dealer } from '../../src/content/dealer.ts'
import { hours } from '../../src/content/hours.ts'
import { type Opening, type OpenState, openState, type SpecialHours } from '../../src/lib/open-state.ts'

type Receipt = { reference: string; vehicleName: string | undefined }

/**
 * The mail that tells a customer that the message has arrived. It has no word of the sender: the form must not become a way to send
 * text or links to strangers.
 * @param special closed days and other hours from today on
 * @param now epoch milliseconds
 */
export function receiptMail(
  { reference, vehicleName }: Receipt,
  special: readonly SpecialHours[],
  now: number,
  showroom: Opening = hours.showroom,
) {
  const about = vehicleName ? ` about the ${vehicleName}` : ''
  const lines = [
    `Thank you. We have your message${about}.`,
    `Your reference is ${reference}.`,
    '',
    `A person will answer you. ${openWords(openState(showroom, now, special))}`,
    `You can also call us at ${dealer.phone.label}.`,
    '',
    dealer.name,
    '',
    '--',
    'This email was sent automatically, because this address was entered in our contact form.',
    "If you didn't write to us, please ignore it. We send at most one of these a day to one address.",
  ]
  return { subject: `We have your message (${reference})`, text: lines.join('\n') }
}

function openWords(state: OpenState | undefined): string {
  if (!state) return ''
  const words = state.open ? `We're open until ${state.until} today.` : `We're open again ${state.opens}.`
  return words.replaceAll('\u00a0', ' ')
}
