// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const BEFORE = '2026-11-21T10:00:00.000Z'
const AT = '2026-11-28T10:00:00.000Z'
const list = {
  rows: [],
  found: 0,
  choices: { vehicles: [], towns: [], sellers: [] },
  counts: { new: 0, late: 0, answered: 0, closed: 0, suspected: 0 },
}

test('the question says how many inquiries it closes, exactly those are closed, and Undo opens them again', async () => {
  const { sent } = openScreen('/inquiries', {
    'GET /api/inquiries?state=new': list,
    'GET /api/old-inquiries?days=30': { before: BEFORE, open: 0, unanswered: 0 },
    'GET /api/old-inquiries?days=7': { before: BEFORE, open: 52, unanswered: 2 },
    'POST /api/old-inquiries/closed': { at: AT, closed: 52 },
    'POST /api/old-inquiries/reopened': { reopened: 52 },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Close old/ }))
  await screen.findByText('They’re all closed already.')
  expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(screen.getByRole('combobox', { name: 'Older than' }), { target: { value: '7' } })
  await screen.findByText('52 inquiries are still open. 2 not answered.')
  fireEvent.click(screen.getByRole('button', { name: 'Close 52' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  expect(sent).toEqual([
    ['POST /api/old-inquiries/closed', { before: BEFORE }],
    ['POST /api/old-inquiries/reopened', { at: AT }],
  ])
})
