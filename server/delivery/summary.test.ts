import { afterEach, expect, test } from 'vitest'
import { startMailServer } from '../../tests/server/mail-server.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testVehicle } from '../test-site.ts'
import { emailSink } from './email.ts'
import { summaryText } from './mail-text.ts'

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

test('a summary has the reference, the digits of the phone number and the vehicle, and no word of the sender', async () => {
  const server = await startMailServer()
  closers.push(server.stop)
  const config = {
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    from: 'site@carts.example.com',
    adfTo: [],
    mailsPerHour: 60,
  }
  const { digest } = emailSink({ ...config, to: ['sales@carts.example.com'] })
  await digest?.summarize([lead('7K3M-9QXD'), { ...lead('4F6G-2HJK'), vehicle: undefined }])
  const [mail = ''] = server.mails
  expect(mail).toContain('Subject: 2 inquiries without their texts')
  expect(mail).not.toMatch(/word(one|two|three|four|five|six|seven|eight|nine|ten|eleven)/i)
  expect(summaryText([lead('7K3M-9QXD')])).toContain(
    'Inquiry 7K3M-9QXD, received Friday, May 1, 2026 at 8:00 AM\nPhone:    +15705550123\nInterest: sales\nVehicle:  Denago EV City\n',
  )
})
