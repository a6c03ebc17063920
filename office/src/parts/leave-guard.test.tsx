// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const open = (path: string) =>
  openScreen(path, {
    'GET /api/days': { hours: [], notices: [] },
    'GET /api/people': { people: [] },
    'GET /api/devices': { site: 'https://carts.example.com', kiosks: [] },
  }).router

const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Devices', hidden: true }))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test.each([
  ['/days', 'Reason (optional)'],
  ['/days', 'What it says'],
  ['/people', 'Name'],
])('leaving %s with something in “%s” asks first', async (path, label) => {
  const router = open(path)
  const field = await screen.findByRole('textbox', { name: label })
  fireEvent.input(field, { target: { value: 'Thanksgiving' } })
  leave()
  await press('Stay')
  expect(router.state.location.pathname).toBe(path)
  expect(field).toHaveProperty('value', 'Thanksgiving')
  leave()
  await press('Leave')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/devices'))
})

test('leaving a form that is empty again asks nothing', async () => {
  const router = open('/days')
  const field = await screen.findByRole('textbox', { name: 'What it says' })
  for (const value of ['Closed', '']) fireEvent.input(field, { target: { value } })
  leave()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/devices'))
})

test('a price is saved when a link takes the focus from its field, and refused or unsaved ones hold the person back', async () => {
  const unit = {
    id: 'nomad',
    fields: { name: 'Nomad', price: '8995' },
    images: [],
    isListed: true,
    lacks: [],
    updatedAt: '2026-11-28T12:00:00Z',
  }
  const { router } = openScreen('/stock', {
    'GET /api/units': { units: [unit] },
    'GET /api/devices': { site: 'https://carts.example.com', kiosks: [] },
    'PATCH /api/units/nomad': { unit: { ...unit, fields: { ...unit.fields, price: '8111' } }, version: 2 },
  })
  const price = await screen.findByRole('textbox', { name: 'Price of Nomad' })
  fireEvent.focus(price)
  fireEvent.input(price, { target: { value: '8,111' } })
  // Back takes no focus.
  leave()
  await screen.findByText('Your changes aren’t saved yet. They’ll be here when you come back.', {}, { timeout: 5_000 })
  await press('Stay')
  expect(router.state.location.pathname).toBe('/stock')
  expect(price).toHaveProperty('value', '8,111')
  fireEvent.blur(price)
  leave()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/devices'))
})
