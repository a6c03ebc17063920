// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { DEFAULTS, newKiosk, storeKiosk } from '../../device/kiosk.ts'
import { storeSeller } from '../../device/seller.ts'
import { SellerLine, useSeller } from './seller-line.tsx'

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

it('on a kiosk names the tablet and its showroom, and leads to no settings', () => {
  const pin = { salt: '', hash: '', iterations: 1 }
  storeKiosk(newKiosk({ ...DEFAULTS, name: 'Front tablet', showroom: 'poconos', pin }))
  const { result } = renderHook(useSeller)
  expect(result.current).toEqual({ event: 'Front tablet, Poconos showroom' })
  const { container } = render(<SellerLine {...result.current} />, { wrapper: InTheme })
  expect(container.textContent).toBe('Also sent: Front tablet, Poconos showroom.')
  expect(container.querySelector('a')).toBeNull()
})
