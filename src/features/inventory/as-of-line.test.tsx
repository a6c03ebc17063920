// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { clockOffset, noteServerTime } from '../../lib/server-clock.ts'
import { AsOf } from './as-of-line.tsx'

const MINUTE = 60_000

afterEach(() => {
  cleanup()
  clockOffset.set(undefined)
})

/** The line about an answer of this age, on a device whose clock is ahead by so much. */
function saidOf(age: number, ahead: number) {
  const serverTime = Date.now() - ahead
  const { container } = render(
    <InTheme>
      <AsOf asOf={serverTime - age} />
    </InTheme>,
  )
  act(() => noteServerTime(serverTime))
  return container.textContent
}

it.each([0, 15 * MINUTE, 180 * MINUTE, -180 * MINUTE, 365 * 24 * 60 * MINUTE])(
  'does not call a list of this minute saved, by a clock that is %d ms ahead',
  (ahead) => expect(saidOf(0, ahead)).toMatch(/^As of \d+:\d\d\s[AP]M today$/),
)

it.each([0, 15 * MINUTE, -180 * MINUTE])('calls a list of yesterday saved, by a clock that is %d ms ahead', (ahead) =>
  expect(saidOf(24 * 60 * MINUTE, ahead)).toContain('yesterday, saved on this device'),
)
