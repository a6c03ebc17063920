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
  fields: { name: 'Nomad', price: '8995', place: 'Hatfield', features: 'Lights | Horn' },
  images: [],
  isListed: true,
  lacks: [],
  updatedAt: '2026-11-28T12:00:00Z',
}
const withPrice = (price: string) => ({ ...nomad, fields: { ...nomad.fields, price } })
const screens = { 'GET /api/units': { units: [nomad] }, 'GET /api/units/nomad/history': { changes: [] } }
const BEN = { id: '2', name: 'Ben', role: 'staff' }

const field = (name: string) => screen.findByRole('textbox', { name }, { timeout: 5_000 })
const type = async (name: string, value: string) => fireEvent.input(await field(name), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
/** The error text of a field. */
const saidAt = async (name: string) => {
  const ids = (await field(name)).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
const refusal = (problems: object[]) => Response.json({ error: 'Refused.', problems }, { status: 422 })

test('a mistake is shown at its field, which gets the focus, and nothing is sent', async () => {
  const { sent } = openScreen('/stock/nomad', screens)
  await type('Price', '12')
  await type('Hours', 'many')
  await press('Save')
  await waitFor(async () => expect(await saidAt('Price')).toContain('Enter whole dollars from 100'))
  expect(await saidAt('Hours')).toContain('Enter hours such as 41.')
  expect(document.activeElement).toBe(await field('Price'))
  expect(sent).toEqual([])
})

test('a refusal is shown at its fields, with the focus on the first, and the typed text stays', async () => {
  openScreen('/stock/nomad', {
    ...screens,
    'PATCH /api/units/nomad': refusal([
      { field: 'stockNumber', message: 'Enter another.' },
      { field: 'specifications.range', message: 'Enter less.' },
    ]),
  })
  await type('Range', '40 miles')
  await type('Stock number', 'N-1')
  await press('Save')
  await waitFor(async () => expect(await saidAt('Stock number')).toContain('Enter another.'))
  expect(await saidAt('Range')).toContain('Enter less.')
  expect(document.activeElement).toBe(await field('Stock number'))
  expect(await field('Range')).toHaveProperty('value', '40 miles')
})

test.each([
  ['/days', 'What it says', 'POST /api/days/notices', 'text'],
  ['/people', 'Name', 'POST /api/people', 'name'],
])('on %s the server’s refusal is at “%s”', async (path, name, call, ofField) => {
  openScreen(path, {
    'GET /api/days': { hours: [], notices: [] },
    'GET /api/people': { people: [] },
    [call]: refusal([{ field: ofField, message: 'Enter another.' }]),
  })
  await type(name, 'Closed')
  for (const day of screen.queryAllByLabelText(/^(First|Last) day$/))
    fireEvent.input(day, { target: { value: '2099-01-01' } })
  await press(path === '/days' ? 'Add the notice' : 'Make a link')
  await waitFor(async () => expect(await saidAt(name)).toContain('Enter another.'))
  expect(document.activeElement).toBe(await field(name))
  expect(await field(name)).toHaveProperty('value', 'Closed')
})

test('a failure that belongs to no field is shown beside the button', async () => {
  openScreen('/stock/nomad', screens)
  await type('Location', 'Poconos')
  await press('Save')
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved. No answer to PATCH /api/units/nomad')
  expect(await field('Location')).toHaveProperty('value', 'Poconos')
})

test('typed text survives a reload, and the form notices a change that a colleague has made meanwhile', async () => {
  openScreen('/stock/nomad', screens)
  await type('Price', '8111')
  cleanup()
  const { sent } = openScreen('/stock/nomad', { ...screens, 'GET /api/units': { units: [withPrice('8333')] } })
  await waitFor(async () => expect(await field('Price')).toHaveProperty('value', '8111'))
  await press('Save')
  await waitFor(() =>
    expect(sent).toEqual([['PATCH /api/units/nomad', { fields: { price: { was: '8995', becomes: '8111' } } }]]),
  )
  await press('Discard')
  cleanup()
  openScreen('/stock/nomad', screens)
  expect(await field('Price')).toHaveProperty('value', '8995')
})

test('a form with mistakes survives a reload as it was', async () => {
  const days = { 'GET /api/days': { hours: [], notices: [] } }
  openScreen('/days', days)
  await type('Reason (optional)', 'Inventory')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Closed all day' }))
  fireEvent.input(await screen.findByLabelText('Opens'), { target: { value: '15:00' } })
  await press('Set these hours')
  await screen.findByText('Choose a day.')
  cleanup()
  openScreen('/days', days)
  expect(await field('Reason (optional)')).toHaveProperty('value', 'Inventory')
  expect(await screen.findByLabelText('Opens')).toHaveProperty('value', '15:00')
})

test('the form of another person is empty', async () => {
  openScreen('/people', { 'GET /api/people': { people: [] } })
  await type('Name', 'Cleo')
  cleanup()
  openScreen('/people', { 'GET /api/people': { people: [] } }, BEN)
  await screen.findByRole('heading', { name: 'People' })
  cleanup()
  openScreen('/people', { 'GET /api/people': { people: [] } })
  expect(await field('Name')).toHaveProperty('value', '')
})

test('no typed text stays in the tab after a sign-out', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  openScreen('/people', { 'GET /api/people': { people: [] }, 'POST /api/sign-out': {} })
  await type('Name', 'Cleo')
  expect(JSON.stringify(sessionStorage)).toContain('Cleo')
  await press('Anna')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(sessionStorage).toHaveLength(0)
  reload.mockRestore()
})

test('text that is typed while a form is being saved stays', async () => {
  let answer = (_response: Response) => {}
  openScreen('/stock/nomad', screens)
  await type('Price', '8111')
  const others = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) =>
    options?.method === 'PATCH' ? new Promise<Response>((resolve) => (answer = resolve)) : others(url, options),
  )
  await press('Save')
  await type('Location', 'Poconos')
  answer(Response.json({ unit: withPrice('8111'), version: 2 }))
  await screen.findByText('Saved.')
  expect(await field('Location')).toHaveProperty('value', 'Poconos')
  expect(await field('Price')).toHaveProperty('value', '8111')
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('false')
})
