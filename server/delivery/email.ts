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
}

/** Milliseconds. `silence` in the middle of a conversation counts as its end; `attempt` is the whole of it. */
const LIMITS = { connect: 10_000, silence: 20_000, attempt: ATTEMPT_LIMIT_MS }

/** What went wrong as a kind and a status: an SMTP server's text may quote the visitor's address. */
function explain(error: unknown): DeliveryError {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const message = responseCode ? `SMTP ${responseCode} (${code})` : `SMTP ${code}`
  return new DeliveryError(responseCode !== undefined && responseCode >= 500 ? 'refused' : 'unreachable', message)
}

/** The dealer's own time, whatever clock the server keeps. */
const dealerTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** The mail as a person reads it. */
export function mailText(lead: Lead): string {
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
    'Reply to this mail to answer the sender.',
  ]
  return lines.join('\n')
}

/**
 * Mail to the dealer: readable text, and the lead as ADF beside it. The Message-ID is made from the inquiry's id: when
 * a server took a mail but we never heard of it, the second copy is the same mail to every system that compares.
 */
export function emailSink({ smtpUrl, from, to }: EmailConfig, limits = LIMITS): Sink {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')

  const send = async (lead: Lead, deadline: AbortSignal) => {
    const { inquiry, reference, vehicle } = lead
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: limits.connect,
      greetingTimeout: limits.connect,
      socketTimeout: limits.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
      // A socket of our own, because nodemailer has no limit for the whole conversation: a server that sends a byte
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
      messageId: `<${inquiry.id}@${domain}>`,
      from,
      to: [...to],
      replyTo: { name: `${inquiry.firstName} ${inquiry.lastName}`, address: inquiry.email },
      subject: `Inquiry ${reference}: ${inquiry.interest}${vehicle ? `, ${vehicle.name}` : ''}`,
      text: mailText(lead),
      attachments: [{ filename: `${reference}.xml`, content: adfDocument([lead]), contentType: ADF_TYPE }],
    })
  }

  return {
    name: 'email',
    deliver: async (lead) => {
      try {
        await send(lead, AbortSignal.timeout(limits.attempt))
      } catch (error) {
        throw explain(error)
      }
    },
  }
}
