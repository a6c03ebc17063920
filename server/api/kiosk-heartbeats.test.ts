import { afterEach, expect, test, vi } from 'vitest'
import { KIOSK_HEARTBEATS_PATH } from '../../src/contract/kiosk-heartbeat.ts'
import { Kiosks } from '../operations/kiosks.ts'
import { testApp } from '../test-site.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const heartbeat = (more: object = {}) => ({ name: 'Scranton, left', waiting: 0, version: 'index-BRSlTajA.js', ...more })

const KIOSKS = ['Scranton, left', 'Scranton, right']

async function start(kiosks = KIOSKS) {
  const { app, database, metrics, stop } = await testApp({ trustProxy: 'loopback', kiosks })
  cleanUps.push(stop)
  let clients = 0
  const send = async (payload: object | string, headers: Record<string, string> = {}) => {
    clients += 1
    const client = { 'x-forwarded-for': `203.0.${clients >> 8}.${clients & 255}`, ...headers }
    return (await app.inject({ method: 'POST', url: KIOSK_HEARTBEATS_PATH, payload, headers: client })).statusCode
  }
  /** The lines of the kiosks, without those of kiosks that sent no heartbeat. */
  const told = async () =>
    ((await metrics()).body.match(/^kiosk_\w+\{.*$/gm) ?? []).filter((line) => !/last_seen.* 0$/.test(line))
  return { app, kiosks: new Kiosks(database), metrics, send, told }
}

test('the metrics say of each kiosk when it was last seen, what waits on it and which version it runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const { send, told } = await start()
  expect(await send(heartbeat({ waiting: 3 }))).toBe(204)
  vi.advanceTimersByTime(300_000)
  await send(heartbeat({ name: 'Scranton, right' }))
  await send(heartbeat({ waiting: 2, version: 'index-NEW.js' }))
  expect((await told()).toSorted()).toEqual([
    'kiosk_inquiries_waiting{kiosk="Scranton, left"} 2',
    'kiosk_inquiries_waiting{kiosk="Scranton, right"} 0',
    'kiosk_last_seen_timestamp_seconds{kiosk="Scranton, left"} 1800000300',
    'kiosk_last_seen_timestamp_seconds{kiosk="Scranton, right"} 1800000300',
    'kiosk_version_info{kiosk="Scranton, left",version="index-NEW.js"} 1',
    'kiosk_version_info{kiosk="Scranton, right",version="index-BRSlTajA.js"} 1',
  ])
})

test('the newest heartbeat of each kiosk is kept, and none under a name that the dealer has not given', async () => {
  const { kiosks, send } = await start()
  await send(heartbeat({ waiting: 3 }))
  await send(heartbeat({ waiting: 2 }))
  await send(heartbeat({ name: 'Made up' }))
  await expect.poll(() => kiosks.list()).toMatchObject([{ name: 'Scranton, left', waiting: 2 }])
})

test('a kiosk that sent no heartbeat yet is in the metrics, so that its alarm can fire', async () => {
  const { metrics } = await start()
  expect((await metrics()).body).toContain('kiosk_last_seen_timestamp_seconds{kiosk="Scranton, right"} 0\n')
})

test.each<[string, object | string]>([
  ['what a person wrote', heartbeat({ message: 'Please call ada@example.com' })],
  ['a name without end', heartbeat({ name: 'a'.repeat(41) })],
  ['no name', heartbeat({ name: ' \u202e\n ' })],
  ['no number', heartbeat({ waiting: 'NaN' })],
  ['a number without end', heartbeat({ waiting: 1e15 })],
  ['a label of its own', heartbeat({ version: 'a",kiosk="b' })],
  ['no heartbeat at all', '[1, 2]'],
])('%s does not reach the metrics', async (_what, payload) => {
  const { send, told } = await start()
  expect(await send(payload, { 'content-type': 'application/json' })).toBe(204)
  expect(await told()).toEqual([])
})

test('a name cannot add a line or a series to the metrics', async () => {
  const { send, told } = await start(['a"} 1 up{job="site"} 0\\'])
  await send(heartbeat({ name: 'a"} 1\nup{job="site"} 0\\' }))
  expect((await told()).map((line) => line.replace(/ [\d.e+]+$/, ''))).toEqual([
    'kiosk_last_seen_timestamp_seconds{kiosk="a\\"} 1 up{job=\\"site\\"} 0\\\\"}',
    'kiosk_inquiries_waiting{kiosk="a\\"} 1 up{job=\\"site\\"} 0\\\\"}',
    'kiosk_version_info{kiosk="a\\"} 1 up{job=\\"site\\"} 0\\\\",version="index-BRSlTajA.js"}',
  ])
})

test.each([[KIOSKS], [[]]])(
  'made-up names are not in the metrics and keep no kiosk out, with the kiosks %j',
  async (kiosks) => {
    const { app, send, told } = await start(kiosks)
    const warn = vi.spyOn(app.log, 'warn')
    for (let count = 0; count < 320; count += 1) await send(heartbeat({ name: `made up ${count}` }))
    for (const name of kiosks) expect(await send(heartbeat({ name, waiting: 2 }))).toBe(204)
    const waiting = (await told()).filter((line) => line.startsWith('kiosk_inquiries_waiting'))
    expect(waiting).toEqual(kiosks.map((name) => `kiosk_inquiries_waiting{kiosk="${name}"} 2`))
    expect(await told()).toHaveLength(3 * kiosks.length)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('KIOSKS'))
  },
)

test('a flood is limited, for each client and over all', async () => {
  const { send } = await start()
  const one = { 'x-forwarded-for': '198.51.100.7' }
  const statuses = new Set<number>()
  for (let count = 0; count < 70; count += 1) statuses.add(await send(heartbeat(), one))
  expect(statuses).toEqual(new Set([204, 429]))
  for (let count = 0; count < 300; count += 1) statuses.add(await send(heartbeat()))
  expect(statuses).toEqual(new Set([204, 429, 503]))
})

test('a heartbeat from another site is refused', async () => {
  const { send, told } = await start()
  expect(await send(heartbeat(), { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await told()).toEqual([])
})

test('the address answers posts only', async () => {
  const { app } = await start()
  expect((await app.inject(KIOSK_HEARTBEATS_PATH)).statusCode).toBe(405)
})
