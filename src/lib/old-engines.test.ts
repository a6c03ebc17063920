import { afterEach, expect, it, vi } from 'vitest'
import { townFacts } from '../content/town-facts.ts'
import { towns } from '../content/towns.ts'
import { placeLabels } from './map/place-labels.ts'
import { isReachable } from './reachable.ts'

// What Safari 15 and Chrome before 110 lack. Node needs some of it by itself, so each test removes one.
const { toSorted } = Array.prototype
const { timeout } = AbortSignal

afterEach(() => {
  Object.defineProperty(Array.prototype, 'toSorted', { configurable: true, writable: true, value: toSorted })
  AbortSignal.timeout = timeout
  vi.unstubAllGlobals()
})

it('shows the towns without `toSorted`', () => {
  Reflect.deleteProperty(Array.prototype, 'toSorted')
  const [town] = towns
  expect(town && townFacts(town).neighbors.length).toBeGreaterThan(0)
  expect(placeLabels([], { x: 0, y: 0, width: 1, height: 1 }, 1)).toEqual([])
})

it('finds the server without `AbortSignal.timeout`', async () => {
  Reflect.deleteProperty(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', async () => Response.json([]))
  expect(await isReachable()).toBe(true)
})
