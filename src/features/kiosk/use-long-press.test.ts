// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLongPress } from './use-long-press.ts'

const onPress = vi.fn()
const point = (type: string, clientX: number, clientY: number) =>
  dispatchEvent(new PointerEvent(type, { clientX, clientY, isPrimary: true, bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers()
  onPress.mockClear()
  renderHook(() => useLongPress(onPress))
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

it.each([
  [5, 5],
  [innerWidth - 5, 5],
  [5, innerHeight - 5],
  [innerWidth - 5, innerHeight - 5],
])('detects three seconds at %i, %i', (x, y) => {
  point('pointerdown', x, y)
  vi.advanceTimersByTime(2900)
  expect(onPress).not.toHaveBeenCalled()
  point('pointermove', x, y + 3)
  vi.advanceTimersByTime(100)
  expect(onPress).toHaveBeenCalledOnce()
})

it('detects a press that takes the focus from a field, and none when the window loses it', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  point('pointerdown', 5, 5)
  field.blur()
  vi.advanceTimersByTime(3000)
  expect(onPress).toHaveBeenCalledOnce()
  point('pointerdown', 5, 5)
  dispatchEvent(new FocusEvent('blur'))
  vi.advanceTimersByTime(3000)
  expect(onPress).toHaveBeenCalledOnce()
})

it('detects no press that is shorter, that moves, or that is not in a corner', () => {
  point('pointerdown', 5, 5)
  vi.advanceTimersByTime(2000)
  point('pointerup', 5, 5)
  vi.advanceTimersByTime(5000)
  point('pointerdown', 5, 5)
  point('pointermove', 5, 60)
  vi.advanceTimersByTime(5000)
  point('pointerdown', innerWidth / 2, 5)
  vi.advanceTimersByTime(5000)
  expect(onPress).not.toHaveBeenCalled()
})

it('detects Ctrl+Alt+K', () => {
  dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true }))
  expect(onPress).not.toHaveBeenCalled()
  dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true, altKey: true }))
  expect(onPress).toHaveBeenCalledOnce()
})
