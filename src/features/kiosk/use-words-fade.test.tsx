// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FADE_MS, useWordsFade } from './use-words-fade.ts'

type Fade = { opacity: [number, number, number]; offset: [number, number, number] }

const animate = vi.fn((_keyframes: Fade, _options: unknown) => ({ cancel: () => {} }))

let isStill = false
beforeEach(() => {
  animate.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
})
afterEach(() => vi.unstubAllGlobals())

/** What the words of a slide are told to do. */
function fadeOf(isLeaving: boolean): Fade | undefined {
  const words = document.createElement('div')
  Object.assign(words, { animate })
  renderHook(() => useWordsFade({ current: words }, isLeaving))
  return animate.mock.lastCall?.[0]
}

/** How opaque the words are at a share of the time. */
function opacityAt({ opacity, offset }: Fade, share: number): number {
  const [half, end] = share <= offset[1] ? [0, 1] : [1, 2]
  const part = (share - (offset[half] ?? 0)) / ((offset[end] ?? 1) - (offset[half] ?? 0))
  return (opacity[half] ?? 0) + part * ((opacity[end] ?? 0) - (opacity[half] ?? 0))
}

it('never shows the words of two slides at the same time', () => {
  isStill = false
  const [leaving, coming] = [fadeOf(true), fadeOf(false)]
  if (!leaving || !coming) throw new Error('No fade')
  for (let time = 0; time <= FADE_MS; time += 10) {
    const share = time / FADE_MS
    expect(Math.min(opacityAt(leaving, share), opacityAt(coming, share))).toBe(0)
  }
  expect([opacityAt(leaving, 0), opacityAt(coming, 1)]).toEqual([1, 1])
})

it('changes the words at once where the system asks for reduced motion', () => {
  isStill = true
  expect(fadeOf(false)).toBeUndefined()
})
