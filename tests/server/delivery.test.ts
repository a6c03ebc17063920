import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { testInquiry } from '../../server/test-inquiry.ts'
import { testSite } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { HONEYPOT_FIELD } from '../../src/contract/honeypot.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { LIMITS } from '../limits.ts'
import { startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'
import { startMailServer, subjectOf } from './mail-server.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

function newEnvironment(more: Record<string, string>) {
  const site = testSite()
  cleanUps.push(site.remove)
  return { ...serverEnvironment(site), ...more }
}

async function start(environment: Record<string, string>) {
  const server = await startServer(SERVER, environment)
  cleanUps.push(() => server.stop('SIGKILL'))
  return server
}

const post = (url: string, body: object) =>
  fetch(url + endpoints.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('mail that could not go out goes out once and in the order of receipt after mail server and site were down', async () => {
  const before = await startMailServer()
  await before.stop()
  const environment = newEnvironment({
    SMTP_URL: `smtp://127.0.0.1:${before.port}`,
    MAIL_FROM: 'site@carts.example.com',
    MAIL_TO: 'sales@carts.example.com',
  })
  const first = await start(environment)
  const hour = Date.now() - 3_600_000
  const confirmations: { reference: string }[] = []
  for (const minutes of [3, 2, 1]) {
    const answer = await post(first.url, { ...testInquiry(), writtenAt: hour + minutes * 60_000 })
    confirmations.push((await answer.json()) as { reference: string })
  }
  await vi.waitUntil(() => first.output().includes('delivery failed'), { timeout: LIMITS.wait })
  await first.stop()

  const mail = await startMailServer({ port: before.port })
  cleanUps.push(mail.stop)
  const second = await start(environment)
  await vi.waitUntil(() => second.output().split('"delivered"').length > 3, { timeout: LIMITS.wait })
  await second.stop()
  expect(mail.mails.map(subjectOf)).toEqual(confirmations.map(({ reference }) => `Inquiry ${reference}: sales`))
})

test('the dealer gets a report of inquiries held back as spam; no copy of them goes anywhere', async () => {
  const mail = await startMailServer()
  cleanUps.push(mail.stop)
  const server = await start(
    newEnvironment({
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'site@carts.example.com',
      MAIL_TO: 'sales@carts.example.com',
      MAIL_ADF_TO: 'leads@crm.example.com',
    }),
  )
  const held = await post(server.url, { ...testInquiry({ firstName: 'Eve' }), [HONEYPOT_FIELD]: 'https://buy.example' })
  await vi.waitUntil(() => mail.mails.length > 0, { timeout: LIMITS.wait })
  const lead = await post(server.url, testInquiry())
  await vi.waitUntil(() => mail.mails.length > 2, { timeout: LIMITS.wait })
  await server.stop()
  const [{ reference }, sent] = (await Promise.all([held.json(), lead.json()])) as [
    { reference: string },
    { reference: string },
  ]
  expect(mail.mails.map(subjectOf)).toEqual([
    'An inquiry held back as spam',
    ...Array.from({ length: 2 }, () => `Inquiry ${sent.reference}: sales`),
  ])
  // Quoted-printable may break any line.
  expect(mail.mails[0]?.replaceAll('=\r\n', '')).toContain(`npm run inquiries -- retry ${reference}`)
  expect(mail.mails[0]).toMatch(/^To: sales@carts\.example\.com\r?$/m)
  expect(mail.mails.filter((text) => text.includes('Eve'))).toHaveLength(1)
  expect(mail.mails.filter((text) => /^To: leads@crm\.example\.com\r?$/m.test(text))).toHaveLength(1)
})

test('a webhook that was broken gets the lead after the command "retry"', async () => {
  const statuses: number[] = []
  let broken = true
  const webhook = createServer((request, response) => {
    statuses.push(broken ? 500 : 204)
    request.resume().on('end', () => response.writeHead(broken ? 500 : 204).end())
  }).listen(0, '127.0.0.1')
  await once(webhook, 'listening')
  cleanUps.push(() => webhook.close())
  const environment = newEnvironment({
    WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
    WEBHOOK_SECRET: 'sixteen letters or more',
  })
  const server = await start(environment)
  expect((await post(server.url, testInquiry())).status).toBe(201)
  await vi.waitUntil(() => server.output().includes('delivery failed'), { timeout: LIMITS.wait })
  const inquiries = (...words: string[]) =>
    promisify(execFile)('npm', ['run', '-s', 'inquiries', '--', ...words], { env: { ...process.env, ...environment } })
  expect((await inquiries('list', '--waiting')).stdout).toContain('webhook waiting (webhook status 500)')

  broken = false
  await inquiries('retry')
  await vi.waitUntil(() => server.output().includes('"delivered"'), { timeout: LIMITS.wait })
  expect(statuses.filter((status) => status === 204)).toHaveLength(1)
})
