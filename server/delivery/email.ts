import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import type { HeldBack } from '../store/held-back.ts'
import { ADF_TYPE, adfDocument } from './adf.ts'
import type { Lead } from './lead.ts'
import { digestText, heldBackText, isAscii, mailText, summaryText } from './mail-text.ts'
import { ATTEMPT_LIMIT_MS, DeliveryError, type Sink } from './sink.ts'

export type EmailConfig = {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  smtpUrl: string
  /** The sender's address. Its domain is also that of the Message-IDs. */
  from: string
  to: readonly string[]
  /** Customer systems (CRM). Each gets every lead as a mail that contains only ADF. */
  adfTo: readonly string[]
  /** How many mails may be sent within an hour. Beyond that, inquiries go out in digests. */
  mailsPerHour: number
}

/**
 * In milliseconds. `silence`: a connection without a byte for this long counts as closed; some mail servers scan a mail
 * for long before they answer. `attempt`: limit of a whole delivery.
 */
const LIMITS = { connect: 10_000, silence: 50_000, attempt: ATTEMPT_LIMIT_MS }

/** `originalCode`: the code from Node.js or OpenSSL, where nodemailer has replaced it. */
type SmtpError = { code?: string; originalCode?: string; command?: string; responseCode?: number }

/**
 * Turns an error into a kind and a status, because an SMTP server's text may quote the visitor's address.
 * @param isTextSent whether the mail server had asked for the text of the mail
 */
function explain(error: unknown, isTextSent: boolean): DeliveryError {
  const { code = 'unknown', originalCode = code, command, responseCode } = error as SmtpError
  if (/CERT|SIGNATURE/.test(originalCode)) {
    const problem = `SMTP certificate not trusted (${originalCode}): see docs/operations.md`
    return new DeliveryError('unreachable', problem)
  }
  if (responseCode === undefined)
    return new DeliveryError(isTextSent ? 'cut off' : 'unreachable', `SMTP ${originalCode}`)
  // Sender and recipient have the same code, and their mistakes are in different settings.
  const problem = `SMTP ${responseCode} (${code === 'EENVELOPE' && command ? command : code})`
  if (command === 'RCPT TO' && responseCode >= 500) return new DeliveryError('no recipient', problem)
  // An answer to the content, and 552 (too large), concerns this mail. An answer to a password, sender or recipient
  // concerns every mail.
  const isOfContent = command === 'DATA' || code === 'EMESSAGE' || responseCode === 552
  const isForNow = responseCode < 500
  const kind = isOfContent ? (isForNow ? 'deferred' : 'refused') : isForNow ? 'unreachable' : 'denied'
  return new DeliveryError(kind, problem)
}

/** The status with which a mail server took a mail, and the name of the mail in that server's log. */
function answerOf(response: string): string {
  const [status = ''] = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? []
  const [, name] = /\bqueued as ([\w-]{1,40})$/i.exec(response) ?? []
  return `SMTP ${status}${name ? ` (queued as ${name})` : ''}`
}

/**
 * The id of a mail comes from the inquiry's id. Mailboxes hide a second mail with the same id, so a mail that is sent
 * again on request has another one.
 */
export const idOf = ({ inquiry, resentAt }: Lead) => (resentAt ? `${inquiry.id}.${Date.parse(resentAt)}` : inquiry.id)

/** The same inquiries in the same kind of digest give the same id. */
const digestId = (kind: 'digest' | 'held-back' | 'summary' | 'summary-without-numbers', parts: readonly string[]) =>
  `${kind}-${createHash('sha256').update(parts.join()).digest('hex').slice(0, 32)}`

type Mail = SendMailOptions & { id: string }

type LeadMail = {
  id: string
  subject: string
  text: string
  replyTo?: { name: string; address: string }
  adfName: string
}

export const subjectOf = ({ inquiry, reference, vehicle, resentAt }: Lead): string =>
  `Inquiry ${reference}${resentAt ? ', sent again' : ''}: ${inquiry.interest}${vehicle ? `, ${vehicle.name}` : ''}`

function leadMailOf(lead: Lead): LeadMail {
  const { inquiry, reference } = lead
  return {
    id: idOf(lead),
    ...(isAscii(inquiry.email) && {
      replyTo: { name: `${inquiry.firstName} ${inquiry.lastName}`, address: inquiry.email },
    }),
    subject: subjectOf(lead),
    text: mailText(lead),
    adfName: reference,
  }
}

const digestOf = (leads: readonly Lead[]): LeadMail => ({
  id: digestId('digest', leads.map(idOf)),
  subject: `${leads.length} inquiries, ${leads[0]?.reference} to ${leads.at(-1)?.reference}`,
  text: digestText(leads),
  adfName: `${leads.length}-inquiries`,
})

/**
 * Makes a function that sends mails through the server at `smtpUrl`.
 * @returns a function that sends one mail and throws a DeliveryError; `id` becomes a Message-ID of the sender's domain
 */
export function mailer({ smtpUrl, from }: Pick<EmailConfig, 'smtpUrl' | 'from'>, limits = LIMITS) {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')

  const send = async ({ id, ...mail }: Mail, deadline: AbortSignal, onText: () => void) => {
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: limits.connect,
      greetingTimeout: limits.connect,
      socketTimeout: limits.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
      // 354 asks for the text. Nothing is written to our log.
      transactionLog: true,
      logger: { debug: ({ tnx }, line) => void (tnx === 'server' && line?.startsWith('354') && onText()) },
      // Our own socket, because nodemailer has no limit for a whole session: a server that sends a byte now and then
      // could keep it open beyond our lease of the delivery.
      getSocket: ({ host = 'localhost', port, secure }, callback) => {
        const socket = connect({ host, port: Number(port) || (secure ? 465 : 587), timeout: limits.connect })
        deadline.addEventListener('abort', () => socket.destroy(new Error('deadline')))
        socket.once('timeout', () => socket.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
        socket.once('error', callback)
        socket.once('connect', () => {
          socket.off('error', callback)
          socket.setTimeout(0)
          callback(null, { connection: socket })
        })
      },
    })
    const { response } = await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>`, from })
    return answerOf(response)
  }

  return async (mail: Mail): Promise<string> => {
    let isTextSent = false
    const onText = () => {
      isTextSent = true
    }
    return send(mail, AbortSignal.timeout(limits.attempt), onText).catch((error) => {
      throw explain(error, isTextSent)
    })
  }
}

/**
 * Mail to the dealer: readable text, with the lead as ADF attached. The Message-ID comes from the inquiry's id: if a
 * server took a mail but its answer was lost, every system that compares ids recognizes the second copy.
 * @param recipient the address of `to` that this sink delivers to
 */
export function emailSink(config: EmailConfig, recipient = config.to[0] ?? '', limits = LIMITS): Sink {
  const { from, to, mailsPerHour } = config
  const sendMail = mailer(config, limits)

  // The header names all recipients; the envelope names only this one.
  const addresses = { to: [...to], envelope: { from, to: [recipient] } }

  const send = ({ adfName, ...mail }: LeadMail, leads: readonly Lead[]) =>
    sendMail({
      ...mail,
      ...addresses,
      attachments: [{ filename: `${adfName}.xml`, content: adfDocument(leads), contentType: ADF_TYPE }],
    })

  const report = (held: HeldBack) =>
    sendMail({
      ...addresses,
      id: digestId('held-back', [...held.first.map(({ reference }) => reference), String(held.count)]),
      subject: held.count > 1 ? `${held.count} inquiries held back as spam` : 'An inquiry held back as spam',
      text: heldBackText(held),
    })

  const sendSummary = (leads: readonly Lead[], hasNumbers: boolean) =>
    sendMail({
      ...addresses,
      to: recipient,
      id: digestId(hasNumbers ? 'summary' : 'summary-without-numbers', leads.map(idOf)),
      subject:
        leads.length > 1 ? `Your mail server blocked ${leads.length} inquiries` : 'Your mail server blocked an inquiry',
      text: summaryText(leads, hasNumbers),
    })
  // The mail server may reject digits of one sender, such as a card number. The other inquiries must not wait for that.
  const summarize = (leads: readonly Lead[]) =>
    sendSummary(leads, true).catch((error: DeliveryError) => {
      if (!['refused', 'deferred', 'cut off'].includes(error.kind)) throw error
      return sendSummary(leads, false)
    })

  return {
    name: `email ${recipient.toLowerCase()}`,
    recipients: recipient,
    deliver: (lead) => send(leadMailOf(lead), [lead]),
    digest: { perHour: mailsPerHour, deliver: (leads) => send(digestOf(leads), leads), summarize },
    reportHeldBack: (held) =>
      report(held).catch((error: DeliveryError) => {
        if (error.kind !== 'refused') throw error
        return report({ ...held, first: held.first.map((inquiry) => ({ ...inquiry, name: '' })) })
      }),
  }
}
