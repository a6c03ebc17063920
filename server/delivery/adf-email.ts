import { adfDocument } from './adf.ts'
import { type EmailConfig, idOf, mailer, subjectOf } from './email.ts'
import { PROGRAM_AT_ONCE, type Sink } from './sink.ts'

/**
 * Mail to a customer system (CRM): one for each lead, plain text with nothing but ADF. There are no digests, because
 * such systems read only one lead per mail.
 */
export function adfSink(config: EmailConfig, recipient: string): Sink {
  const send = mailer(config)
  return {
    name: `adf ${recipient.toLowerCase()}`,
    recipients: recipient,
    atOnce: PROGRAM_AT_ONCE,
    deliver: (lead) =>
      send({
        // Not the id of the readable mail, or a mailbox that gets both would hide one.
        id: `adf.${idOf(lead)}`,
        to: recipient,
        subject: subjectOf(lead),
        text: adfDocument([lead]),
        textEncoding: 'quoted-printable',
      }),
  }
}
