// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const nomad = {
  id: 'nomad',
  fields: { name: 'Nomad', brand: 'denago', category: 'd5-maverick', colors: 'Red | Blue', features: 'Lights | Horn' },
  images: [],
  isListed: true,
  lacks: [],
  updatedAt: '2026-11-28T12:00:00Z',
}
const screens = { 'GET /api/units': { units: [nomad] }, 'GET /api/units/nomad/history': { changes: [] } }

const field = (name: string) => screen.findByRole('textbox', { name }, { timeout: 5_000 })
const type = async (name: string, value: string) => fireEvent.input(await field(name), { target: { value } })
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }))

test('make and category are names and not slugs, and lists say how their values are separated', async () => {
  const { sent } = openScreen('/stock/nomad', screens)
  expect(await field('Make')).toHaveProperty('value', 'Denago')
  expect(await field('Category')).toHaveProperty('value', 'D5 Maverick')
  expect(await field('Colors')).toHaveProperty('value', 'Red, Blue')
  expect(await field('Features')).toHaveProperty('value', 'Lights\nHorn')
  expect(screen.getByText('Separate colors with commas.')).toBeTruthy()
  expect(screen.getByText('One per line.')).toBeTruthy()
  await type('Make', 'Club Car')
  await type('Colors', 'Red, White')
  await save()
  const fields = { brand: { was: 'denago', becomes: 'club-car' }, colors: { was: 'Red, Blue', becomes: 'Red, White' } }
  await waitFor(() => expect(sent).toEqual([['PATCH /api/units/nomad', { fields }]]))
})

test('the button says how many fields to check, and the count follows', async () => {
  openScreen('/stock/nomad', screens)
  await type('Hours', 'many')
  await type('Model year', 'soon')
  await type('Price', '12')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved. Please check 3 fields.')
  expect(document.activeElement).toBe(await field('Price'))
  await type('Price', '8995')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not saved. Please check 2 fields.'))
  await type('Hours', '12')
  await type('Model year', '2024')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('after a reload the first Save shows again what the server refused', async () => {
  const refusal = () => {
    const problems = [
      { field: 'features', message: 'Enter less.' },
      { field: 'stockNumber', message: 'Enter another.' },
    ]
    return { ...screens, 'PATCH /api/units/nomad': Response.json({ error: 'Refused.', problems }, { status: 422 }) }
  }
  openScreen('/stock/nomad', refusal())
  await type('Features', 'Lights')
  await type('Stock number', 'N-1')
  await save()
  expect(await screen.findByText('Enter another.')).toBeTruthy()
  cleanup()
  openScreen('/stock/nomad', refusal())
  await waitFor(async () => expect(await field('Stock number')).toHaveProperty('value', 'N-1'))
  await save()
  expect(await screen.findByText('Enter another.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Not saved. Please check 2 fields.')
  // The first on the screen, in whatever order the server names them.
  expect(document.activeElement).toBe(await field('Stock number'))
})
