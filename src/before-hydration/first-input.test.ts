// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { firstInput } from './first-input.ts'

it.each([
  ['a click without a pointer, as assistive technology makes it', () => new MouseEvent('click', { bubbles: true })],
  ['a field that the browser filled in', () => new Event('input', { bubbles: true })],
  ['a key', () => new KeyboardEvent('keydown', { bubbles: true })],
])('%s is the first user input', async (_what, event) => {
  let seen = false
  const input = firstInput().then(() => {
    seen = true
  })
  await Promise.resolve()
  expect(seen).toBe(false)
  document.body.dispatchEvent(event())
  await input
})
