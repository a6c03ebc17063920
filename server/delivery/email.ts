import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import nodemailer from 'nodemailer'
import { ADF_TYPE, adfDocument } from './adf.ts'
import { type Lead, tradeInText, wishesAndLinks } from './lead.ts'
import { ATTEMPT_LIMIT_MS, DeliveryError, type Sink } from './sink.ts'

export type EmailConfig = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  smtpUrl: string
  /** Sender, as an address. Its domain also names the messages. */
  from: string
  to: readonly string[]
  /** Mails that may be sent within an hour. What is beyond them comes as digests of many inquiries. */
  mailsPerHour: number
}

/** Milliseconds. `silence`: a connection without a byte for this long counts as closed; `attempt`: limit of a whole delivery. */
const LIMITS = { connect: 10_000, silence: 20_000, attempt: ATTEMPT_LIMIT_MS }

/** What went wrong as a kind and a status: an SMTP server's text may quote the visitor's address. */
function explain(error: unknown): DeliveryError {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const message = responseCode ? `SMTP ${responseCode} (${code})` : `SMTP ${code}`
  return new DeliveryError(responseCode !== undefined && responseCode >= 500 ? 'refused' : 'unreachable', message)
}

/** The dealer's time zone, whatever the server's is. */
const dealerTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** What a person reads of a lead. */
function leadText(lead: Lead): string {
  const { inquiry, reference, receivedAt, writtenAt, vehicle } = lead
  const facts = [
    ['Written', writtenAt && dealerTime.format(new Date(writtenAt))],
    ['Name', `${inquiry.firstName} ${inquiry.lastName}`],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone],
    ['Interest', inquiry.interest],
    ['Vehicle', vehicle ? `${vehicle.name} (${vehicle.id})` : inquiry.vehicleId],
    ['Trade-in', tradeInText(inquiry)],
    ...wishesAndLinks(lead),
  ]
  const lines = [
    `Inquiry ${reference}, received ${dealerTime.format(new Date(receivedAt))}`,
    '',
    ...facts.flatMap(([label, text]) => (text ? `${label}:`.padEnd(10) + text : [])),
    '',
    inquiry.message,
    '',
  ]
  return lines.join('\n')
}

/** The mail as a person reads it. */
export const mailText = (lead: Lead): string => `${leadText(lead)}\nReply to this mail to answer the sender.`

const LINE = `${'-'.repeat(72)}\n`

/** The mail that carries several inquiries, as a person reads it. */
export const digestText = (leads: readonly Lead[]): string =>
  [
    `${leads.length} inquiries came in a short time, and are sent in one mail to keep your mailbox usable.`,
    'Answer each person at the address that stands with the inquiry: a reply to this mail reaches nobody.\n',
    ...leads.map((lead) => LINE + leadText(lead)),
  ].join('\n')

/** The same inquiries in the same digest have the same id. */
const digestId = (leads: readonly Lead[]) =>
  `digest-${createHash('sha256')
    .update(leads.map(({ inquiry }) => inquiry.id).join())
    .digest('hex')
    .slice(0, 32)}`

type Message = {
  id: string
  subject: string
  text: string
  replyTo?: { name: string; address: string }
  adfName: string
}

function messageOf({ inquiry, reference, vehicle, ...rest }: Lead): Message {
  return {
    id: inquiry.id,
    replyTo: { name: `${inquiry.firstName} ${inquiry.lastName}`, address: inquiry.email },
    subject: `Inquiry ${reference}: ${inquiry.interest}${vehicle ? `, ${vehicle.name}` : ''}`,
    text: mailText({ inquiry, reference, vehicle, ...rest }),
    adfName: reference,
  }
}

const digestOf = (leads: readonly Lead[]): Message => ({
  id: digestId(leads),
  subject: `${leads.length} inquiries, ${leads[0]?.reference} to ${leads.at(-1)?.reference}`,
  text: digestText(leads),
  adfName: `${leads.length}-inquiries`,
})

/**
 * Mail to the dealer: readable text, and the lead as ADF beside it. The Message-ID is made from the inquiry's id: when
 * a server took a mail but its answer was lost, the second copy is the same mail to every system that compares.
 */
export function emailSink({ smtpUrl, from, to, mailsPerHour }: EmailConfig, limits = LIMITS): Sink {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')

  const send = async ({ id, adfName, ...message }: Message, leads: readonly Lead[], deadline: AbortSignal) => {
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: limits.connect,
      greetingTimeout: limits.connect,
      socketTimeout: limits.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
      // A socket of our own, because nodemailer has no limit for the whole session: a server that sends a byte
      // now and then could keep it open for longer than the delivery is ours.
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
    await transport.sendMail({
      ...message,
      messageId: `<${id}@${domain}>`,
      from,
      to: [...to],
      attachments: [{ filename: `${adfName}.xml`, content: adfDocument(leads), contentType: ADF_TYPE }],
    })
  }

  const sendInTime = (message: Message, leads: readonly Lead[]) =>
    send(message, leads, AbortSignal.timeout(limits.attempt)).catch((error) => {
      throw explain(error)
    })

  return {
    name: 'email',
    recipients: to.join(', '),
    deliver: (lead) => sendInTime(messageOf(lead), [lead]),
    digest: { perHour: mailsPerHour, deliver: (leads) => sendInTime(digestOf(leads), leads) },
  }
}
