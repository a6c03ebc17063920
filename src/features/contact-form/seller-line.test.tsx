// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { storeSeller } from '../../device/seller.ts'
import { useSeller } from './seller-line.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it.each([
  ['another window has set it', 'storage'],
  ['it was set while the browser had frozen the page', 'pageshow'],
])('is the seller who is set now, also when %s', (_when, event) => {
  storeSeller({ seller: 'Ann' })
  const { result } = renderHook(useSeller)
  expect(result.current).toEqual({ seller: 'Ann' })
  storeSeller({ seller: 'Bob' })
  act(() => void dispatchEvent(new Event(event)))
  expect(result.current).toEqual({ seller: 'Bob' })
})
