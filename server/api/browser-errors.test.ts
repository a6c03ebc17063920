import { afterEach, expect, test, vi } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { testApp } from '../test-site.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const report = (more: object = {}) => ({
  name: 'TypeError',
  place: '/assets/app-3f2a1b.js:1:2345',
  version: 'index-BRSlTajA.js',
  ...more,
})

async function start() {
  const { app, metrics, stop } = await testApp({ trustProxy: 'loopback' })
  cleanUps.push(stop)
  const warn = vi.spyOn(app.log, 'warn')
  let clients = 0
  const send = async (payload: object | string, headers: Record<string, string> = {}) => {
    clients += 1
    const client = { 'x-forwarded-for': `203.0.${clients >> 8}.${clients & 255}`, ...headers }
    return (await app.inject({ method: 'POST', url: endpoints.errors, payload, headers: client })).statusCode
  }
  const logged = () => warn.mock.calls.filter(([, message]) => message === 'browser error').map(([fields]) => fields)
  const counted = async () => /^browser_errors_total (.*)$/m.exec((await metrics()).body)?.[1]
  return { send, logged, counted }
}

test('an error is logged once with its place and version, and counted each time', async () => {
  const { send, logged, counted } = await start()
  expect([
    await send(report()),
    await send(report()),
    await send(report({ place: '/assets/app-3f2a1b.js:2:1' })),
  ]).toEqual([204, 204, 204])
  expect(logged()).toEqual([
    { error: 'TypeError', place: '/assets/app-3f2a1b.js:1:2345', version: 'index-BRSlTajA.js' },
    { error: 'TypeError', place: '/assets/app-3f2a1b.js:2:1', version: 'index-BRSlTajA.js' },
  ])
  expect(await counted()).toBe('3')
})

test.each<[string, object | string]>([
  ['a message, which may quote a visitor', report({ message: 'cannot read ada@example.com' })],
  ['text in place of a name', report({ name: 'ada@example.com was not found' })],
  ['the address of a page', report({ place: '/contact?email=ada@example.com:1:1' })],
  ['a script that we do not have', report({ place: '/assets/gone-1a2b.js:1:1' })],
  ['a way out of the site', report({ place: '/assets/../../db.js:1:1' })],
  ['a line of its own for the log', report({ version: 'index.js\n{"level":50}' })],
  ['no report at all', '[1, 2]'],
])('%s does not reach the log', async (_what, payload) => {
  const { send, logged, counted } = await start()
  expect(await send(payload, { 'content-type': 'application/json' })).toBe(204)
  expect([logged(), await counted()]).toEqual([[], '0'])
})

test('a flood is limited, for each client and over all, and so is the log', async () => {
  const { send, logged } = await start()
  const one = { 'x-forwarded-for': '198.51.100.7' }
  const statuses = new Set<number>()
  for (let count = 0; count < 12; count += 1) statuses.add(await send(report(), one))
  expect(statuses).toEqual(new Set([204, 429]))
  for (let line = 0; line < 60; line += 1)
    statuses.add(await send(report({ place: `/assets/app-3f2a1b.js:1:${line}` })))
  expect(statuses).toEqual(new Set([204, 429, 503]))
  expect(logged().length).toBeLessThan(60)
})

test('a report from another site is refused', async () => {
  const { send, logged } = await start()
  expect(await send(report(), { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(logged()).toEqual([])
})
