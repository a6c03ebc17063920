import { text } from 'node:stream/consumers'
import type { SMTPServerAddress } from 'smtp-server'
import { startMailServer } from '../../server/mail-server.ts'

/** Mail servers take a message with this text for spam: https://spamassassin.apache.org/gtube/ */
export const GTUBE = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'
/** The firewall before the mail server ends a connection over which this text passes. */
export const FORBIDDEN = 'FORBIDDEN-BY-THE-FIREWALL'

export const READERS = ['sales@carts.example.com', 'owner@carts.example.com'] as const
export const CUSTOMER_SYSTEM = 'leads@crm.example.com'
export const RECIPIENTS = [...READERS, CUSTOMER_SYSTEM]

/** What is wrong with the mail server for a while. */
export const MAIL_TROUBLES = [
  'greylists one',
  'greylists all',
  'is busy',
  'is silent',
  'hangs up after the text',
] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** A summary has the digest's form without the texts. Only its id tells it from a mail of its own text. */
const SUMMARY = /^Message-ID: <summary-/m

const smtpError = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/** The references that a mail names as its inquiries. */
function referencesIn(mail: string, recipient: string): string[] {
  const pattern = recipient === CUSTOMER_SYSTEM ? /<id [^>]*>(\S+)<\/id>/g : /^Inquiry (\S+), received/gm
  return [...mail.replaceAll('=\r\n', '').matchAll(pattern)].map(([, reference = '']) => reference)
}

/** The dealer's mail server, and what has arrived there. Times are those of `performance.now()`. */
export async function startDealer() {
  const arrivals = new Map<string, number[]>()
  const summaries = new Map<string, number>()
  let trouble: MailTrouble | undefined
  let mails = 0
  const key = (recipient: string, reference: string) => `${recipient} ${reference}`

  const server = await startMailServer({
    onConnect: (_session, done) => {
      if (trouble === 'is busy') done(smtpError(421, 'Too busy'))
      else if (trouble !== 'is silent') done()
    },
    onRcptTo: ({ address }, _session, done) => {
      const isPutOff = trouble === 'greylists all' || (trouble === 'greylists one' && address === READERS[1])
      done(isPutOff ? smtpError(450, 'Greylisted') : undefined)
    },
    onData: async (stream, { envelope, remotePort }, done) => {
      const mail = await text(stream)
      if (mail.includes(FORBIDDEN) || trouble === 'hangs up after the text') {
        for (const socket of server.sockets) if (socket.remotePort === remotePort) socket.destroy()
        return
      }
      if (mail.includes(GTUBE)) return done(smtpError(554, 'Spam'))
      mails += 1
      for (const { address } of envelope.rcptTo as SMTPServerAddress[]) {
        for (const reference of referencesIn(mail, address)) {
          if (SUMMARY.test(mail)) {
            summaries.set(key(address, reference), performance.now())
            continue
          }
          const times = arrivals.get(key(address, reference)) ?? []
          arrivals.set(key(address, reference), [...times, performance.now()])
        }
      }
      done()
    },
  })

  return {
    port: server.port,
    mails: () => mails,
    /** When an inquiry arrived; several times are several mails. */
    arrivals: (recipient: string, reference: string): readonly number[] =>
      arrivals.get(key(recipient, reference)) ?? [],
    /** When a summary without its text arrived. */
    summarized: (recipient: string, reference: string): number | undefined => summaries.get(key(recipient, reference)),
    setTrouble: (next: MailTrouble | undefined) => {
      trouble = next
    },
    stop: server.stop,
  }
}
