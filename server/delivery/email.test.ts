import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { startMailServer } from '../../tests/server/mail-server.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { adfDocument } from './adf.ts'
import { sinksOf } from './deliveries.ts'
import { type EmailConfig, emailSink } from './email.ts'
import type { Lead } from './lead.ts'
import { digestText, heldBackText, mailText } from './mail-text.ts'

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

/** Time limit of a request that may hang, so that a busy machine fails no test. Tests of the limits have their own. */
const LIMITS = { connect: 20_000, silence: 20_000, attempt: 20_000 }
const configOf = (port: number | string): EmailConfig => ({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'Site <site@carts.example.com>',
  to: ['sales@carts.example.com'],
  adfTo: [],
  mailsPerHour: 60,
})
const sinkTo = (port: number | string, limits = LIMITS) => emailSink(configOf(port), undefined, limits)

const messageIdOf = (mail = '') => /^Message-ID: (.*)$/m.exec(mail)?.[1]

const refusal = (code: number) => Object.assign(new Error(`no ${lead.inquiry.email} here`), { responseCode: code })

const refuse = (code: number) => (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
  done(refusal(code))

const refuseContent = (code: number) => (content: Readable, _session: unknown, done: (error?: Error) => void) =>
  void content.resume().on('end', () => done(refusal(code)))

test('an untrusted certificate is named as the reason, and a mail server on the same machine needs none', async () => {
  const { port, mails } = await mailbox({ disabledCommands: ['AUTH'] })
  await expect(sinkTo(port).deliver(lead)).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringMatching(/^SMTP certificate not trusted \([A-Z_]+\): see docs\/operations\.md$/),
  })
  await sinkTo(`${port}?ignoreTLS=true`).deliver(lead)
  expect(mails).toHaveLength(1)
})

test('the head of a mail holds no address that an SMTP server without SMTPUTF8 may refuse', async () => {
  const { mails, sink } = await mailbox()
  await sink.deliver({ ...lead, inquiry: { ...lead.inquiry, email: 'jörg@example.com' } })
  const [head = ''] = (mails[0] ?? '').split('\r\n\r\n')
  expect(head).not.toMatch(/j.rg@example|Reply-To/iu)
  expect(mailText({ ...lead, inquiry: { ...lead.inquiry, email: 'jörg@example.com' } })).toContain(
    'To answer the sender, write to the address above',
  )
})

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
  const ofUnknown = { ...lead, inquiry: { ...lead.inquiry, vehicleId: 'never-there' }, vehicle: undefined }
  expect(mailText(ofUnknown)).toContain('Vehicle:  unknown cart (never-there)')
})

test('an inquiry that is sent again on request is another mail, which says so', async () => {
  const { mails, sink } = await mailbox()
  const again = { ...lead, resentAt: '2026-05-04T13:30:00.000Z' }
  for (const one of [lead, again, again]) await sink.deliver(one)
  const ids = mails.map(messageIdOf)
  expect(ids[1]).not.toBe(ids[0])
  expect(ids[2]).toBe(ids[1])
  expect(mails[1]).toContain('Subject: Inquiry 7K3M-9QXD, sent again: sales, Denago EV City')
  expect(mailText(again)).toContain('Resent:   Monday, May 4, 2026 at 9:30 AM, on request')
  expect(mailText(lead)).not.toContain('Resent:')
  await sink.digest?.deliver([lead, again])
  await sink.digest?.deliver([lead, lead])
  expect(messageIdOf(mails[3])).not.toBe(messageIdOf(mails[4]))
})

test('the mail names the salesperson who typed it for the customer, and the event', () => {
  const text = mailText({ ...lead, inquiry: testInquiry({ seller: 'Sam Reed', event: 'Lake day' }) })
  expect(text).toContain('Taken by: Sam Reed')
  expect(text).toContain('Event:    Lake day')
  expect(mailText(lead)).not.toMatch(/^(Taken by|Event):/m)
})

test('the mail says which colors the customer would like, and that they are not promised', () => {
  const text = mailText({ ...lead, inquiry: testInquiry({ colors: 'orange paint, white roof' }) })
  expect(text).toContain("Colors:   orange paint, white roof (a request: tell them what's in stock)")
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
  expect(messageIdOf(mails[1]), 'sent again it is the same mail').toBe(messageIdOf(mail))
})

test('the mail has the time of writing, the wishes, and the inquiry that it replaces', () => {
  const inquiry = testInquiry({
    testDriveDay: '2026-05-09',
    contactBy: 'text',
    tradeInMake: 'Club Car',
    tradeInYear: '2019',
    tradeInCondition: 'New batteries.',
    heardFrom: 'event',
  })
  const replaces = { id: '0d5e2f3c-8a4b-4c1d-9e6f-7a8b9c0d1e2f', reference: undefined }
  const replacedBy = [{ id: 'b1c2d3e4-8a4b-4c1d-9e6f-7a8b9c0d1e2f', reference: 'CCCC-DDDD' }]
  const text = mailText({ ...lead, inquiry, writtenAt: '2026-04-30T21:15:00.000Z', replaces, replacedBy })
  for (const line of [
    'Written:  Thursday, April 30, 2026 at 5:15 PM',
    'Trade-in: 2019 Club Car. New batteries.',
    'Request:  test drive on Saturday, May 9, 2026 (a request: call to confirm)',
    'Reply:    by text',
    'Source:   An event',
    'Replaces: inquiry 0d5e2f3c-8a4b-4c1d-9e6f-7a8b9c0d1e2f (not received)',
    'Replaced: by inquiry CCCC-DDDD',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(mailText(lead)).not.toMatch(/Written|Trade-in|Wish|Answer|Source|Replace/)
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

test.each([
  ['at the content', { onData: refuseContent(554) }, 'refused', 'SMTP 554 (EMESSAGE)'],
  ['at the content for now', { onData: refuseContent(451) }, 'deferred', 'SMTP 451 (EMESSAGE)'],
  ['of the size', { onMailFrom: refuse(552) }, 'refused', 'SMTP 552 (MAIL FROM)'],
  ['of a full mailbox', { onRcptTo: refuse(552) }, 'no recipient', 'SMTP 552 (RCPT TO)'],
  ['of the sender', { onMailFrom: refuse(553) }, 'denied', 'SMTP 553 (MAIL FROM)'],
  ['of the recipient', { onRcptTo: refuse(550) }, 'no recipient', 'SMTP 550 (RCPT TO)'],
  ['for now', { onMailFrom: refuse(451) }, 'unreachable', 'SMTP 451 (MAIL FROM)'],
] as const)('a refusal %s says whether other inquiries are concerned', async (_what, options, kind, message) => {
  const { sink } = await mailbox(options)
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind, message })
})

test.each([
  ['250 2.0.0 Ok: queued as 4F1C23D0A1', 'SMTP 250 2.0.0 (queued as 4F1C23D0A1)'],
  ['250 2.1.5 Ada <ada@example.com> has it', 'SMTP 250 2.1.5'],
  ['250 OK', 'SMTP 250'],
])('the answer of the mail server is reported without its own words: %s', async (answer, expected) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    let isContent = false
    socket.on('data', (data) => {
      const said = String(data)
      if (isContent && !said.endsWith('\r\n.\r\n')) return
      socket.write(isContent ? `${answer}\r\n` : said.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n')
      isContent = said.startsWith('DATA')
    })
  }).listen(0, '127.0.0.1')
  closers.push(() => server.close())
  await once(server, 'listening')
  expect(await sinkTo((server.address() as AddressInfo).port).deliver(lead)).toBe(expected)
})

test('the name of a sink is its recipient in lower case', () => {
  const config = { ...configOf(25), to: ['Sales@A.example'], adfTo: ['Leads@CRM.example'] }
  const sinks = sinksOf({ email: config, webhook: undefined })
  expect(sinks.map(({ name }) => name)).toEqual(['email sales@a.example', 'adf leads@crm.example'])
})

test('each of several recipients has a sink: one that is greylisted is tried again by itself', async () => {
  let greylisted = true
  const to = ['sales@a.example', 'owner@b.example']
  const asked: string[] = []
  const server = await mailbox({
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address)
      if (address !== 'owner@b.example' || !greylisted) return done()
      greylisted = false
      done(refusal(450))
    },
  })
  const sinks = sinksOf({ email: { ...configOf(server.port), to }, webhook: undefined })
  expect(sinks.map(({ name, recipients }) => [name, recipients])).toEqual([
    ['email sales@a.example', 'sales@a.example'],
    ['email owner@b.example', 'owner@b.example'],
  ])
  const [sales, owner] = sinks
  await sales?.deliver(lead)
  await expect(owner?.deliver(lead)).rejects.toMatchObject({ kind: 'unreachable' })
  await owner?.deliver(lead)
  expect(asked).toEqual(['sales@a.example', 'owner@b.example', 'owner@b.example'])
  const ids = server.mails.map(messageIdOf)
  expect(ids).toEqual([ids[0], ids[0]])
  for (const mail of server.mails) expect(mail).toMatch(/^To: sales@a\.example, owner@b\.example\r?$/m)
})

const heldBack = {
  count: 22,
  first: [
    { reference: '7K3M-9QXD', receivedAt: '2026-05-01T12:00:00.000Z', name: 'Ada Łovelace' },
    { reference: '4F6G-2HJK', receivedAt: '2026-05-01T12:05:00.000Z', name: 'Eve' },
  ],
}

test('a report names the inquiries that are held back, and the command that delivers each', async () => {
  const { mails, sink } = await mailbox()
  await sink.reportHeldBack?.(heldBack)
  const [mail = ''] = mails
  expect(mail).toContain('Subject: 22 inquiries held back as spam')
  expect(mail).toMatch(/^To: sales@carts\.example\.com\r?$/m)
  expect(heldBackText(heldBack)).toContain(
    '7K3M-9QXD  Ada Łovelace, received Friday, May 1, 2026 at 8:00 AM\n  npm run inquiries -- retry 7K3M-9QXD\n',
  )
  expect(heldBackText(heldBack)).toContain('and 20 more: npm run inquiries -- list --suspected')
  expect(heldBackText({ ...heldBack, count: 2 })).not.toContain('more:')
  await sink.reportHeldBack?.(heldBack)
  expect(messageIdOf(mails[1]), 'sent again it is the same mail').toBe(messageIdOf(mail))
})

test('a report goes without names when the mail server refuses the names', async () => {
  const { mails, sink } = await mailbox({
    answer: (mail, take) => (mail.includes('Eve') ? (take as (error: Error) => void)(refusal(554)) : take()),
  })
  await sink.reportHeldBack?.(heldBack)
  expect(mails[1]).toContain('4F6G-2HJK')
  expect(mails[1]).not.toContain('Eve')
})

test('a customer system gets one mail for each lead, whose whole text is the ADF', async () => {
  const server = await mailbox()
  const adfTo = ['leads@crm.example', 'leads@other.example']
  const sinks = sinksOf({ email: { ...configOf(server.port), adfTo }, webhook: undefined })
  expect(sinks.map(({ name, recipients }) => [name, recipients])).toEqual([
    ['email sales@carts.example.com', 'sales@carts.example.com'],
    ['adf leads@crm.example', 'leads@crm.example'],
    ['adf leads@other.example', 'leads@other.example'],
  ])
  const [sales, crm] = sinks
  expect(crm?.digest).toBeUndefined()
  const ascii = { ...lead, inquiry: testInquiry() }
  await sales?.deliver(ascii)
  await crm?.deliver(ascii)
  const [forPeople = '', mail = ''] = server.mails
  const [head = '', ...body] = mail.split('\r\n\r\n')
  expect(body.join('\r\n\r\n')).toBe(adfDocument([ascii]).replaceAll('\n', '\r\n'))
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
  expect(head).toMatch(/^Content-Transfer-Encoding: 7bit$/m)
  expect(head).toMatch(/^To: leads@crm\.example$/m)
  expect(head).toContain('Subject: Inquiry 7K3M-9QXD: sales, Denago EV City')
  expect(messageIdOf(mail)).not.toBe(messageIdOf(forPeople))
  await crm?.deliver(lead)
  expect(server.mails[2]).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
  expect(server.mails[2]).not.toContain('multipart')
})

test('a customer system that refuses a lead counts like a mailbox that refuses it', async () => {
  const server = await mailbox({ onData: refuseContent(554) })
  const [, crm] = sinksOf({ email: { ...configOf(server.port), adfTo: ['leads@crm.example'] }, webhook: undefined })
  await expect(crm?.deliver(lead)).rejects.toMatchObject({ kind: 'refused', message: 'SMTP 554 (EMESSAGE)' })
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

test('a server that hangs up before the text of a mail is unreachable', async () => {
  const { sink, sockets } = await mailbox({
    onRcptTo: () => {
      for (const socket of sockets) socket.destroy()
    },
  })
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind: 'unreachable', message: 'SMTP ECONNECTION' })
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
  await expect(sink.deliver(lead)).rejects.toMatchObject({ kind: 'cut off', message: 'SMTP ECONNECTION' })
  await sink.deliver(lead)
  const ids = mails.map(messageIdOf)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})
