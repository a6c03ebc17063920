import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startMailServer } from '../../tests/server/mail-server.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { digestText, emailSink, mailText } from './email.ts'
import type { Lead } from './lead.ts'

const lead: Lead = {
  inquiry: testInquiry({ lastName: 'Łovelace', message: 'Grüße!\nSecond line.' }),
  reference: '7K3M-9QXD',
  receivedAt: '2026-05-01T12:00:00.000Z',
  writtenAt: undefined,
  replaces: undefined,
  replacedBy: [],
  vehicle: testVehicle('denago-ev-city', 'Denago EV City', 'denago'),
}

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A mail server, and a sink that sends to it. */
async function mailbox(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options)
  closers.push(() => void server.stop())
  return { ...server, sink: sinkTo(server.port) }
}

/** Time limit of what may hang: a busy machine is no reason to fail. Tests of the limits have their own. */
const LIMITS = { connect: 20_000, silence: 20_000, attempt: 20_000 }
const sinkTo = (port: number, limits = LIMITS) =>
  emailSink(
    {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'Site <site@carts.example.com>',
      to: ['sales@carts.example.com'],
      mailsPerHour: 60,
    },
    limits,
  )

const refusal = (code: number) => Object.assign(new Error(`no ${lead.inquiry.email} here`), { responseCode: code })

test('the dealer gets a mail to read, to answer, and to import', async () => {
  const { mails, sink } = await mailbox()
  await sink.deliver(lead)
  const [mail = ''] = mails
  expect(mail).toContain(`Message-ID: <${lead.inquiry.id}@carts.example.com>`)
  expect(mail).toContain('Subject: Inquiry 7K3M-9QXD: sales, Denago EV City')
  expect(mail).toMatch(/^To: sales@carts\.example\.com\r?$/m)
  expect(mail).toMatch(/^Reply-To: =\?UTF-8\?.*\?= <ada@example\.com>\r?$/m)
  expect(mail).toContain('Content-Type: application/x-adf+xml; name=7K3M-9QXD.xml')
  expect(mailText(lead)).toContain('received Friday, May 1, 2026 at 8:00 AM')
  expect(mailText(lead)).toContain('Vehicle:  Denago EV City (denago-ev-city)')
})

test('the mail says who wrote it down for the customer, and where', () => {
  const text = mailText({ ...lead, inquiry: testInquiry({ seller: 'Sam Reed', event: 'Lake day' }) })
  expect(text).toContain('Seller:   Sam Reed')
  expect(text).toContain('Event:    Lake day')
  expect(mailText(lead)).not.toMatch(/^(Seller|Event):/m)
})

test('the mail says which colors the customer would like, and that nobody has promised them', () => {
  const text = mailText({ ...lead, inquiry: testInquiry({ colors: 'orange paint, white roof' }) })
  expect(text).toContain('Colors:   orange paint, white roof (a wish; say which are in stock)')
  expect(mailText(lead)).not.toContain('Colors:')
})

test('a digest names every inquiry, and is one mail to read and to import', async () => {
  const { mails, sink } = await mailbox()
  const other = {
    ...lead,
    reference: '4F6G-2HJK',
    inquiry: testInquiry({ firstName: 'Grace', email: 'grace@example.com' }),
  }
  await sink.digest?.deliver([lead, other])
  const [mail = ''] = mails
  expect(mail).toContain('Subject: 2 inquiries, 7K3M-9QXD to 4F6G-2HJK')
  expect(mail).toContain('name=2-inquiries.xml')
  expect(mail).not.toMatch(/^Reply-To:/m)
  const text = digestText([lead, other])
  for (const part of [
    'Inquiry 7K3M-9QXD',
    'Inquiry 4F6G-2HJK',
    'ada@example.com',
    'grace@example.com',
    'Second line.',
  ]) {
    expect(text).toContain(part)
  }
  await sink.digest?.deliver([lead, other])
  const idOf = (text = '') => /^Message-ID: (.*)$/m.exec(text)?.[1]
  expect(idOf(mails[1]), 'sent again it is the same mail').toBe(idOf(mail))
})

test('the mail says when it was written, what is wished, and which inquiry it replaces', () => {
  const inquiry = testInquiry({
    testDriveDay: '2026-05-09',
    contactBy: 'text',
    tradeInMake: 'Club Car',
    tradeInYear: '2019',
    tradeInCondition: 'New batteries.',
  })
  const replaces = { id: '0d5e2f3c-8a4b-4c1d-9e6f-7a8b9c0d1e2f', reference: undefined }
  const replacedBy = [{ id: 'b1c2d3e4-8a4b-4c1d-9e6f-7a8b9c0d1e2f', reference: 'CCCC-DDDD' }]
  const text = mailText({ ...lead, inquiry, writtenAt: '2026-04-30T21:15:00.000Z', replaces, replacedBy })
  for (const line of [
    'Written:  Thursday, April 30, 2026 at 5:15 PM',
    'Trade-in: 2019 Club Car. New batteries.',
    'Wish:     test drive on Saturday, May 9, 2026 (a wish; call to agree on it)',
    'Answer:   by text message',
    'Replaces: inquiry 0d5e2f3c-8a4b-4c1d-9e6f-7a8b9c0d1e2f (not received)',
    'Replaced: by inquiry CCCC-DDDD',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(mailText(lead)).not.toMatch(/Written|Trade-in|Wish|Answer|Replace/)
})

test('a name cannot add a header or a recipient', async () => {
  const { mails, sink } = await mailbox()
  const recipients: string[] = []
  const watched = await mailbox({
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done()
    },
  })
  const firstName = 'Eve" <eve@example.com>, "x\r\nBcc: all@example.com\r\n\r\nHello'
  for (const target of [sink, watched.sink]) await target.deliver({ ...lead, inquiry: { ...lead.inquiry, firstName } })
  const [head = ''] = (mails[0] ?? '').split('\r\n\r\n')
  expect(head).not.toMatch(/^Bcc:/im)
  expect(head.match(/^Reply-To:/gim)).toHaveLength(1)
  expect(recipients).toEqual(['sales@carts.example.com'])
})

test('a permanent refusal is distinguished from one that asks to try again later', async () => {
  const never = await mailbox({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
  await expect(never.sink.deliver(lead)).rejects.toMatchObject({ kind: 'refused', message: 'SMTP 550 (EENVELOPE)' })
  const later = await mailbox({ onMailFrom: (_address, _session, done) => done(refusal(451)) })
  await expect(later.sink.deliver(lead)).rejects.toMatchObject({ kind: 'unreachable', message: 'SMTP 451 (EENVELOPE)' })
})

test('a closed port is unreachable', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await expect(sinkTo(port).deliver(lead)).rejects.toMatchObject({ kind: 'unreachable', message: 'SMTP ECONNREFUSED' })
})

test('an attempt at a server that does not answer ends', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  closers.push(() => server.close())
  await once(server, 'listening')
  const sink = sinkTo((server.address() as AddressInfo).port, { connect: 200, silence: 200, attempt: 5_000 })
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a server that never comes to an end is cut off', async () => {
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // A greeting without an end: another line always comes, and never the last one.
    timers.add(setInterval(() => socket.write('220-still greeting\r\n'), 50))
  }).listen(0, '127.0.0.1')
  closers.push(() => {
    server.close()
    for (const timer of timers) clearInterval(timer)
  })
  await once(server, 'listening')
  const sink = sinkTo((server.address() as AddressInfo).port, { connect: 120_000, silence: 120_000, attempt: 400 })
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a server that fails after it took the mail: not delivered, and the next copy is the same mail', async () => {
  let copies = 0
  const { mails, sink, sockets } = await mailbox({
    answer: (_mail, take) => {
      copies += 1
      if (copies > 1) return take()
      for (const socket of sockets) socket.destroy()
    },
  })
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind: 'unreachable' })
  await sink.deliver(lead)
  const ids = mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})
