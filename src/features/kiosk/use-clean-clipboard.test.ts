// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCleanClipboard } from './use-clean-clipboard.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['a finger, then a key', ['pointerup', 'keydown']],
  ['a key, then a finger', ['keydown', 'pointerup']],
])('the first press of a session empties the clipboard, and no later one: %s', (_, presses) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { unmount } = renderHook(useCleanClipboard)
  for (const press of presses) window.dispatchEvent(new Event(press))
  expect(writeText.mock.calls).toEqual([['']])
  unmount()
})

it('a session that ended empties nothing any more', () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderHook(useCleanClipboard).unmount()
  window.dispatchEvent(new Event('keydown'))
  expect(writeText).not.toHaveBeenCalled()
})
