// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const unit = {
  id: 'nomad',
  fields: { name: 'Nomad', price: '8995', status: 'available' },
  images: [],
  isListed: true,
  lacks: [],
  updatedAt: '2026-11-28T12:00:00Z',
}
/** The server refuses each change. */
const open = () =>
  openScreen('/stock', {
    'GET /api/units': { units: [unit] },
    'GET /api/devices': { site: 'https://carts.example.com', kiosks: [] },
  })
const findPrice = () => screen.findByRole('textbox', { name: 'Price of Nomad' }, { timeout: 5_000 })
const findStatus = () => screen.findByRole('combobox', { name: 'Status of Nomad' }, { timeout: 5_000 })

test('a price that was refused stays in the list when a search would hide its row, and when the person comes back', async () => {
  const { router } = open()
  const price = await findPrice()
  fireEvent.focus(price)
  fireEvent.input(price, { target: { value: '8,111' } })
  fireEvent.blur(price)
  await screen.findByText(/^Not saved\. No answer to PATCH/)
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'rover' } })
  await waitFor(() => expect(router.state.location.search).toContain('rover'))
  expect(price.isConnected).toBe(true)
  expect(price).toHaveProperty('value', '8,111')
  fireEvent.click(screen.getByRole('link', { name: 'Devices', hidden: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/devices'))
  fireEvent.click(screen.getByRole('link', { name: 'Stock', hidden: true }))
  expect(await findPrice()).toHaveProperty('value', '8,111')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(await findPrice()).toHaveProperty('value', '8,995')
})

test('a status that was not saved stays chosen, says so, and is sent again', async () => {
  const { sent } = open()
  const status = await findStatus()
  fireEvent.pointerDown(status)
  fireEvent.change(status, { target: { value: 'sold' } })
  await screen.findByText(/^Not saved\. No answer to PATCH/)
  expect(status).toHaveProperty('value', 'sold')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(['PATCH /api/units/nomad', { fields: { status: { was: 'available', becomes: 'sold' } } }])
})

test('a price that was being typed survives a reload, says that it is not saved, and can be saved', async () => {
  open()
  fireEvent.input(await findPrice(), { target: { value: '8,111' } })
  cleanup()
  const { sent } = open()
  await screen.findByText('Not saved. You left before it was saved.')
  expect(await findPrice()).toHaveProperty('value', '8,111')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(sent).toEqual([['PATCH /api/units/nomad', { fields: { price: { was: '8995', becomes: '8111' } } }]]),
  )
})

test('Enter saves a status that was chosen by keys, and does not open the list', async () => {
  const { sent } = open()
  const status = await findStatus()
  fireEvent.keyDown(status, { key: 'S' })
  fireEvent.change(status, { target: { value: 'sold' } })
  expect(sent).toHaveLength(0)
  // What is prevented is not done by the browser.
  expect(fireEvent.keyDown(status, { key: 'Enter' })).toBe(false)
  await waitFor(() => expect(sent).toHaveLength(1))
})
