// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { localSetting, removePersonSettings, useSetting } from './local-setting.ts'

const asNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined)
const miles = localSetting({ key: 'miles', parse: asNumber, fallback: 25, whose: 'person' })
const zoom = localSetting({ key: 'zoom', parse: asNumber, fallback: 1, whose: 'device' })

function Miles() {
  const [value, setMiles] = useSetting(miles)
  return (
    <button type="button" onClick={() => setMiles(value + 1)}>
      {value}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  miles.set(25)
  zoom.set(1)
})

it('starts with the fallback, keeps a change, and stores no fallback', () => {
  render(<Miles />)
  expect(shown()).toBe('25')
  act(() => screen.getByRole('button').click())
  expect(shown()).toBe('26')
  expect(localStorage.getItem('person:miles')).toBe('26')
  act(() => void miles.set(25))
  expect(localStorage.getItem('person:miles')).toBeNull()
})

it.each(['many', '"many"', 'null', ''])('takes the fallback when %j is stored', (stored) => {
  localStorage.setItem('person:miles', stored)
  expect(miles.get()).toBe(25)
})

it('takes over what another tab stores', () => {
  render(<Miles />)
  localStorage.setItem('person:miles', '40')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'person:miles' })))
  expect(shown()).toBe('40')
})

it('keeps a value until the page is left where the browser stores nothing, and says so', () => {
  render(<Miles />)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused')
  })
  act(() => expect(miles.set(30)).toBe(false))
  expect(shown()).toBe('30')
  act(removePersonSettings)
  expect(shown()).toBe('25')
})

it('is forgotten with the person, unless it belongs to the device', () => {
  miles.set(30)
  zoom.set(2)
  localStorage.setItem('of nobody', '1')
  removePersonSettings()
  expect([miles.get(), zoom.get(), localStorage.getItem('of nobody')]).toEqual([25, 2, null])
})
