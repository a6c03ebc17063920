import { adfDocument } from './adf.ts'
import { type EmailConfig, idOf, mailer, subjectOf } from './email.ts'
import type { Sink } from './sink.ts'

/**
 * Mail to a customer system: one for each lead, plain text, the ADF and nothing else. It has no digests, because such
 * systems read one lead of a mail.
 */
export function adfSink(config: EmailConfig, recipient: string): Sink {
  const send = mailer(config)
  return {
    name: `adf ${recipient.toLowerCase()}`,
    recipients: recipient,
    deliver: (lead) =>
      send({
        // Not the id of the readable mail: a mailbox that gets both would hide one.
        id: `adf.${idOf(lead)}`,
        to: recipient,
        subject: subjectOf(lead),
        text: adfDocument([lead]),
        textEncoding: 'quoted-printable',
      }),
  }
}
