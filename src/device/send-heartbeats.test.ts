// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { HEARTBEAT_MS, kioskHeartbeatSchema } from '../contract/kiosk-heartbeat.ts'
import { serverMissed, serverReached } from '../hooks/connection.ts'
import { queueText } from '../outbox/row-store.ts'
import { startHeartbeat } from './send-heartbeats.ts'

const fetched = vi.fn<(path: string, init: { body: string }) => Promise<Response>>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  serverReached()
  document.head.innerHTML = '<script type="module" src="/assets/index-BRSlTajA.js"></script>'
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const sent = () => fetched.mock.calls.map(([, { body }]) => kioskHeartbeatSchema.parse(JSON.parse(body)))

it('sends its name, what waits and which version runs at intervals, and nothing that a person typed', async () => {
  await queueText({ id: ID, payload, writtenAt: 1, shared: true })
  stop = startHeartbeat('Front door')
  vi.advanceTimersByTime(2 * HEARTBEAT_MS)
  await vi.waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()).toEqual(Array(3).fill({ name: 'Front door', waiting: 1, version: 'index-BRSlTajA.js' }))
})

it('sends none without a connection, and one when it is back', async () => {
  serverMissed()
  stop = startHeartbeat('Front door')
  vi.advanceTimersByTime(HEARTBEAT_MS)
  serverReached()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
})

it('sends them on a network that the browser wrongly calls offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  stop = startHeartbeat('Front door')
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
})

it('continues after a heartbeat that failed, and reports nothing', async () => {
  const told = vi.fn()
  process.on('unhandledRejection', told)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  stop = startHeartbeat('Front door')
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  process.off('unhandledRejection', told)
  expect(told).not.toHaveBeenCalled()
})
