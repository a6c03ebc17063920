import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { startDelivery } from '../../tests/delivering.ts'
import { startMailServer } from '../../tests/server/mail-server.ts'
import { LEASE_MS } from '../store/leases.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { emailSink } from './email.ts'
import type { Lead } from './lead.ts'
import { summaryText } from './mail-text.ts'
import { DeliveryError } from './sink.ts'

const { queue, workerFor, accept } = await startDelivery()

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const WORDS = {
  firstName: 'Wordone',
  lastName: 'Wordtwo',
  email: 'wordthree@wordfour.example',
  phone: '+1 570 555 0123 wordfive',
  message: 'wordsix',
  vehicleId: 'wordseven',
  seller: 'wordeight',
  event: 'wordnine',
  colors: 'wordten',
  tradeInMake: 'wordeleven',
}

const lead = (reference: string, vehicle = testVehicle('denago-ev-city', 'Denago EV City', 'denago')) => ({
  inquiry: testInquiry(WORDS),
  reference,
  receivedAt: '2026-05-01T12:00:00.000Z',
  writtenAt: undefined,
  replaces: undefined,
  replacedBy: [],
  vehicle,
})

test('a summary has the reference, the phone number and the vehicle, and no word of the sender', async () => {
  const server = await startMailServer()
  closers.push(server.stop)
  const config = {
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    from: 'site@carts.example.com',
    adfTo: [],
    mailsPerHour: 60,
  }
  const { digest } = emailSink({ ...config, to: ['sales@carts.example.com', 'boss@carts.example.com'] })
  await digest?.summarize([lead('7K3M-9QXD'), { ...lead('4F6G-2HJK'), vehicle: undefined }])
  const [mail = ''] = server.mails
  expect(mail).toContain('Subject: Your mail server blocked 2 inquiries')
  // The other recipient perhaps has the texts.
  expect(mail).toContain('To: sales@carts.example.com\r\n')
  expect(mail).not.toMatch(/word(one|two|three|four|five|six|seven|eight|nine|ten|eleven)/i)
  expect(summaryText([lead('7K3M-9QXD')], true)).toContain(
    'Inquiry 7K3M-9QXD, received Friday, May 1, 2026 at 8:00 AM\nPhone:    +1 570 555 0123\nInterest: sales\nVehicle:  Denago EV City\n',
  )
})

test.each(['550', '451', 'a closed connection'])(
  'a summary whose numbers are answered with %s goes without them',
  async (answer) => {
    const server = await startMailServer({
      onData: async (stream, _session, done) => {
        const mail = await text(stream)
        if (!mail.includes('Phone:')) {
          taken.push(mail)
          return done()
        }
        if (Number(answer)) return done(Object.assign(new Error('a card number'), { responseCode: Number(answer) }))
        for (const socket of server.sockets) socket.destroy()
      },
    })
    const taken: string[] = []
    closers.push(server.stop)
    const config = {
      smtpUrl: `smtp://127.0.0.1:${server.port}`,
      from: 'site@carts.example.com',
      adfTo: [],
      mailsPerHour: 60,
    }
    await emailSink({ ...config, to: ['sales@carts.example.com'] }).digest?.summarize([lead('7K3M-9QXD')])
    expect(taken).toEqual([expect.stringContaining('Inquiry 7K3M-9QXD')])
  },
)

/** A mailbox that refuses some texts, and accepts summaries unless the test says otherwise. */
function mailbox(rejected: readonly string[], kind: 'refused' | 'deferred' = 'refused') {
  const texts: string[] = []
  const summaries: string[][] = []
  const idsOf = (leads: readonly Lead[]) => leads.map(({ inquiry }) => inquiry.id)
  const deliver = vi.fn(async (leads: readonly Lead[]): Promise<undefined> => {
    if (idsOf(leads).some((id) => rejected.includes(id))) throw new DeliveryError(kind, 'SMTP 554')
    texts.push(...idsOf(leads))
  })
  const summarize = vi.fn(async (leads: readonly Lead[]): Promise<undefined> => void summaries.push(idsOf(leads)))
  const sink = { name: 'fake', deliver: (one: Lead) => deliver([one]), digest: { perHour: 60, deliver, summarize } }
  return { sink, texts, summaries, summarize, deliver }
}

const MINUTE_MS = 60_000

test('an inquiry that the mail server refuses alone is in a summary once, and no other inquiry is', async () => {
  const bad = await accept()
  const { sink, texts, summaries } = mailbox([bad])
  const { worker, clock } = workerFor(sink)
  for (let minute = 0; minute < 5 * 60; minute += 1) {
    if (minute % 30 === 0) await accept()
    while ((await worker.deliverNext(sink)) !== 'idle') clock.now += 100
    clock.now += MINUTE_MS
    if (minute === 10) expect(summaries).toEqual([[bad]])
  }
  expect(summaries).toEqual([[bad]])
  expect(texts).toHaveLength(10)
})

test('a summary that is not accepted goes again later, and delays no other inquiry', async () => {
  const bad = await accept()
  const { sink, texts, summaries, summarize } = mailbox([bad])
  for (let count = 0; count < 3; count += 1) summarize.mockRejectedValueOnce(new DeliveryError('deferred', 'SMTP 451'))
  const { worker, clock } = workerFor(sink)
  clock.now += 10 * MINUTE_MS
  const pass = async () => {
    while ((await worker.deliverNext(sink)) !== 'idle') clock.now += 100
  }
  await pass()
  const other = await accept()
  await pass()
  expect([texts, summaries]).toEqual([[other], []])
  for (let minute = 0; minute < 5; minute += 1) {
    clock.now += MINUTE_MS
    await pass()
  }
  expect(summaries).toEqual([[bad]])
  expect(summarize).toHaveBeenCalledTimes(4)
})

test('a summary counts as a summary, and one that could not be recorded is not sent again', async () => {
  await accept()
  const { sink, summarize } = mailbox([])
  sink.deliver = async () => {
    throw new DeliveryError('refused', 'SMTP 554')
  }
  const { worker, clock, onAttempt } = workerFor(sink)
  await worker.deliverNext(sink)
  clock.now += 10 * MINUTE_MS
  const full = vi.spyOn(queue, 'summarized').mockRejectedValueOnce(new Error('database or disk is full'))
  await expect(worker.deliverNext(sink)).rejects.toThrow('disk is full')
  full.mockRestore()
  clock.now += LEASE_MS
  expect(await worker.deliverNext(sink)).toBe('summarized')
  expect(summarize).toHaveBeenCalledTimes(1)
  expect(onAttempt.mock.calls.map(([, outcome]) => outcome)).toEqual(['failed', 'summarized'])
})

test('a text that is put off after its summary was accepted is not tried again with every other inquiry', async () => {
  const bad = await accept()
  const { sink, texts, summaries, deliver } = mailbox([bad], 'deferred')
  const { worker, clock } = workerFor(sink)
  for (let minute = 0; minute < 120; minute += 1) {
    if (minute % 2 === 1) await accept()
    while ((await worker.deliverNext(sink)) !== 'idle') clock.now += 100
    clock.now += MINUTE_MS
  }
  expect(summaries).toEqual([[bad]])
  expect(texts.length).toBeGreaterThan(40)
  const attempts = deliver.mock.calls.filter(([leads]) => leads.some(({ inquiry }) => inquiry.id === bad))
  expect(attempts.length).toBeLessThan(15)
})
