// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workerInstalled } from './worker-installed.ts'

let become = () => {}
let registration: { installing: EventTarget & { state: string } } | undefined

beforeEach(() => {
  vi.useFakeTimers()
  registration = undefined
  const ready = new Promise<void>((resolve) => (become = resolve))
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready, getRegistration: async () => registration },
  })
})
afterEach(() => vi.useRealTimers())

/** What it says, once it has said something. */
function ask() {
  const said: boolean[] = []
  void workerInstalled().then((answer) => said.push(answer))
  return said
}

const installing = () => Object.assign(new EventTarget(), { state: 'installing' })

it('waits for an installation of any length', async () => {
  registration = { installing: installing() }
  const said = ask()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(said).toEqual([])
  become()
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual([true])
})

it('says so when an installation fails', async () => {
  const worker = installing()
  registration = { installing: worker }
  const said = ask()
  await vi.advanceTimersByTimeAsync(60_000)
  worker.state = 'redundant'
  worker.dispatchEvent(new Event('statechange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual([false])
})

it('gives up when no installation is under way', async () => {
  const said = ask()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual([false])
})

it('does not wait where the browser has no workers', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined })
  expect(await workerInstalled()).toBe(false)
})

it('says so where the browser blocks all data of the site', async () => {
  const refuse = async () => Promise.reject(new DOMException('Not supported', 'NotSupportedError'))
  Object.assign(navigator.serviceWorker, { getRegistration: refuse })
  const said = ask()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(said).toEqual([false])
})
