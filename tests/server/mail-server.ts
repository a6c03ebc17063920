import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type MailServer = {
  port: number
  /** Every mail it took, whole, in the order of their arrival. */
  mails: string[]
  /** The connections it has. */
  sockets: ReadonlySet<Socket>
  stop: () => Promise<void>
}

type Options = SMTPServerOptions & {
  port?: number
  /** Does what the server does with a mail it has read; by default it takes it. */
  answer?: (mail: string, take: () => void) => void
}

/** A mail server on a port of its own that keeps what it is sent. */
export async function startMailServer({ port = 0, answer, ...options }: Options = {}): Promise<MailServer> {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, done) => {
      const mail = await text(stream)
      mails.push(mail)
      if (answer) answer(mail, done)
      else done()
    },
    ...options,
  })
  // A client that disconnects does not fail the test.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    sockets,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

export const subjectOf = (mail: string): string | undefined => /^Subject: (.*)\r$/m.exec(mail)?.[1]
