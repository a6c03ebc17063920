import { expect, it } from 'vitest'
import { withPage } from './visits.ts'

const MINUTE = 60_000
const NONE = { count: 0, at: 0 }

it('counts a page that is opened half an hour after the last one as another visit', () => {
  const first = withPage(NONE, 0)
  const second = withPage(withPage(first, 29 * MINUTE), 58 * MINUTE)
  expect(second).toEqual({ count: 1, at: 58 * MINUTE })
  expect(withPage(second, 89 * MINUTE)).toEqual({ count: 2, at: 89 * MINUTE })
})

it('goes on counting after a clock that was ahead', () => {
  const ahead = withPage(NONE, 1000 * MINUTE)
  expect(withPage(withPage(ahead, 0), MINUTE)).toEqual({ count: 2, at: MINUTE })
})
