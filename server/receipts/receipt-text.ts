import { dealer } from '../../src/content/dealer.ts'
import { hours } from '../../src/content/hours.ts'
import { type Opening, type OpenState, openState, type SpecialHours } from '../../src/lib/open-state.ts'

type Receipt = { reference: string; vehicleName: string | undefined }

/**
 * The mail that tells a customer that the message has arrived. It contains nothing that the sender wrote: the form must
 * not become a way to send text or links to strangers.
 * @param special closed days and special hours from today on
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
    `Thanks. We got your message${about}.`,
    `Your reference number is ${reference}.`,
    '',
    `A real person will get back to you. ${openWords(openState(showroom, now, special))}`,
    `You can also call us at ${dealer.phone.label}.`,
    '',
    dealer.name,
    '',
    '--',
    'You got this automatic email because somebody typed this address into our contact form.',
    "If it wasn't you, just ignore it. We send one a day at most.",
  ]
  return { subject: `We got your message (${reference})`, text: lines.join('\n') }
}

function openWords(state: OpenState | undefined): string {
  if (!state) return ''
  const words = state.open ? `We're open until ${state.until} today.` : `We're open again ${state.opens}.`
  return words.replaceAll('\u00a0', ' ')
}
