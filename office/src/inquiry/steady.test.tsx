// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inquiry, shown } from '../test-inquiry.ts'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answeredNow = { state: 'answered', answered: { at: '2026-11-28T12:01:00Z', by: 'Anna' } }
const other = {
  ...shown,
  id: '2',
  name: 'Max',
  kind: 'sales',
  begins: 'Hi',
  receivedAt: '2026-11-28T11:00:00Z',
  isReplaced: false,
  isRefused: false,
}
const lists = { counts: { new: 2, late: 0, answered: 0, closed: 0, suspected: 0 } }
const choices = { vehicles: [], towns: [], sellers: [] }

test('no link or button of an inquiry comes or goes when it is marked as answered', async () => {
  const answers: Record<string, object> = {
    'GET /api/inquiries/1': { inquiry },
    'POST /api/inquiries/1/answered': { inquiry: { ...inquiry, ...answeredNow } },
  }
  openScreen('/inquiries/1', answers)
  const button = await screen.findByRole('button', { name: 'Mark as answered' }, { timeout: 5_000 })
  const main = screen.getByRole('main')
  const controls = () => [...main.querySelectorAll('a, button')]
  const before = controls()
  answers['GET /api/inquiries/1'] = { inquiry: { ...inquiry, ...answeredNow } }
  fireEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('Answered'))
  expect(controls()).toEqual(before)
})

test('an inquiry that is answered in the list stays in its place', async () => {
  const row = { ...other, ...shown, id: '1', name: 'Zoë' }
  const answers: Record<string, object> = {
    'GET /api/inquiries?state=new': { ...lists, choices, found: 2, rows: [row, other] },
    'POST /api/inquiries/1/answered': { inquiry: { ...inquiry, ...answeredNow } },
  }
  openScreen('/inquiries', answers)
  const button = await screen.findByRole('button', { name: 'Mark as answered: Zoë' }, { timeout: 5_000 })
  answers['GET /api/inquiries?state=new'] = { ...lists, choices, found: 1, rows: [other] }
  fireEvent.click(button)
  await screen.findByText('1 inquiry', { exact: false })
  await screen.findByText(/^Answered by Anna/)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 3))).toEqual(['Zoë', 'Max'])
})
