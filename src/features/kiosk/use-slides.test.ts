// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { SLIDE_MS, useSlides } from './use-slides.ts'

vi.mock('../../device/picture-format.ts', () => ({ pictureFormat: async () => 'avif' }))

const carts = ['one', 'two', 'three'].map(
  (name): Vehicle => ({
    id: name,
    name,
    description: '',
    brand: 'denago',
    category: 'nomad',
    images: [`/images/carts/${name}/front-960.webp`],
    inStock: true,
    isNew: false,
    features: [],
    specifications: {},
  }),
)
let missing = ''

beforeEach(() => {
  vi.useFakeTimers()
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
    if (missing && this.src.includes(missing)) throw new DOMException('', 'EncodingError')
  }
})

afterEach(() => {
  vi.useRealTimers()
  missing = ''
})

/** The names of the carts that are shown one after the other. */
async function shown(count: number, list = carts) {
  const { result, unmount } = renderHook(() => useSlides(list))
  const names: (string | undefined)[] = []
  for (let at = 0; at < count; at++) {
    await act(() => vi.advanceTimersByTimeAsync(at ? SLIDE_MS : 0))
    names.push(result.current?.cart.name)
  }
  unmount()
  return names
}

it('shows one after the other, and begins again', async () => {
  expect(await shown(4)).toEqual(['one', 'two', 'three', 'one'])
})

it('skips a cart whose picture is missing', async () => {
  missing = 'two'
  expect(await shown(3)).toEqual(['one', 'three', 'one'])
})

it('shows nothing until a picture has loaded, and counts no time after it is left', async () => {
  missing = 'carts'
  expect(await shown(2)).toEqual([undefined, undefined])
  expect(vi.getTimerCount()).toBe(0)
})
