import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testInquiry } from '../../server/test-inquiry.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { inquiryConfirmationSchema } from '../../src/contract/inquiry.ts'
import { post, startedServers } from './started.ts'

const { cleanUps, newSite, start } = startedServers()

test('a bad setting ends the start with one sentence and nothing else', async () => {
  await expect(start(newSite(), { PORT: 'ninety' })).rejects.toThrow(
    /^\S*\.js ended with 1: PORT must be a whole number from 0 to 65535, not "ninety"\.$/,
  )
})

test('the server reads the name of the dealer at its start', async () => {
  const site = newSite()
  const told = async (settings: Record<string, string>) => {
    const server = await start(site, { LOG_LEVEL: 'info', ...settings })
    await expect.poll(server.output).toContain('Placeholders are shown')
    await server.stop()
    return /VITE_DEALER_URL|VITE_DEALER_PHONE/g.exec(server.output())?.[0]
  }
  expect(await told({})).toBe('VITE_DEALER_URL')
  expect(await told({ VITE_DEALER_URL: 'https://carts.test' })).toBe('VITE_DEALER_PHONE')
})

/** Milliseconds: far less than the limits of connections, which stopping must not wait for. */
const SOON = 30_000
test.each(['SIGTERM', 'SIGHUP'] as const)(
  'on %s the server finishes the request it is reading and then ends well',
  async (signal) => {
    const server = await start(newSite())
    const agent = new Agent({ keepAlive: true })
    cleanUps.push(() => agent.destroy())
    const body = JSON.stringify(testInquiry())
    const sending = request(server.url + endpoints.contact, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    sending.flushHeaders()
    await once(sending, 'continue')
    const begun = performance.now()
    const stopped = server.stop(signal)
    await expect.poll(server.output).toContain(`${signal}: finishing`)
    sending.end(body)
    const [answer] = await once(sending, 'response')
    expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close'])
    inquiryConfirmationSchema.parse(JSON.parse(await text(answer)))
    await stopped
    expect(server.process.exitCode).toBe(0)
    expect(performance.now() - begun).toBeLessThan(SOON)
  },
  90_000,
)

test('an accepted inquiry is still stored after a restart', async () => {
  const site = newSite()
  const first = await start(site)
  const inquiry = testInquiry()
  const confirmation = await (await post(first, inquiry)).json()
  await first.stop()
  const second = await start(site)
  expect(await (await post(second, inquiry)).json()).toEqual(confirmation)
})

test('the log names no person, whether their inquiry is stored, repeated, refused or held back', async () => {
  const server = await start(newSite(), { LOG_LEVEL: 'trace' })
  const inquiry = testInquiry({ firstName: 'Zebulon', email: 'zeb@example.org', phone: '570-555-0177' })
  await post(server, inquiry)
  await post(server, { ...inquiry, message: 'Tell nobody about this.' })
  await post(server, { ...inquiry, email: 'zeb@' })
  await post(server, { ...inquiry, inquiry_check_2: 'zebulon.example' })
  await server.stop()
  expect(server.output()).toContain(inquiry.id)
  expect(server.output()).not.toMatch(/zeb|570-555-0177|byron|nobody|six-seater/i)
})

test('an address that cannot be decoded gets the page of a missing address', async () => {
  const { url } = await start(newSite())
  for (const path of ['/%', '/vehicles/%E0%A4%A']) {
    const response = await fetch(url + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  }
})
