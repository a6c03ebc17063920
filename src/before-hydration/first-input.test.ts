// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules())

it.each([
  ['a click without a pointer, as assistive technology makes it', () => new MouseEvent('click', { bubbles: true })],
  ['a field that the browser filled in', () => new Event('input', { bubbles: true })],
  ['a key', () => new KeyboardEvent('keydown', { bubbles: true })],
])('%s is the first user input', async (_what, event) => {
  const { firstInput } = await import('./first-input.ts')
  let seen = false
  const input = firstInput().then(() => {
    seen = true
  })
  await Promise.resolve()
  expect(seen).toBe(false)
  document.body.dispatchEvent(event())
  await input
})

it('a part that asks after the first user input does not wait for another one', async () => {
  const { firstInput } = await import('./first-input.ts')
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await firstInput()
})
