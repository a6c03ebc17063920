// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
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
  ['/days', 'Reason, if you want to say one'],
  ['/days', 'What it says'],
  ['/people', 'Name'],
])('%s is not left with something in “%s” without a question', async (path, label) => {
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

test('a form that is empty again is left without a question', async () => {
  const router = open('/days')
  const field = await screen.findByRole('textbox', { name: 'What it says' })
  for (const value of ['Closed', '']) fireEvent.input(field, { target: { value } })
  leave()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/devices'))
})
