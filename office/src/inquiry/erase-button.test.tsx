// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inquiry, shown } from '../test-inquiry.ts'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = {
  found: 1,
  choices: { vehicles: [], towns: [], sellers: [] },
  rows: [{ ...shown, name: 'Zoë', kind: 'sales', begins: 'Hello', isReplaced: false, isRefused: false }],
  counts: { new: 1, late: 0, answered: 0, closed: 0, suspected: 0 },
}

test('the office says who has copies, and then the list is as the person left it', async () => {
  const { router } = openScreen('/inquiries?search=zo&state=new', {
    'GET /api/inquiries?search=zo&state=new': list,
    'GET /api/inquiries/1': { inquiry },
    'DELETE /api/inquiries/1': { erased: 1, copies: ['R-1: email sales@example.com'], isCopied: true },
  })
  fireEvent.click(await screen.findByRole('link', { name: 'Zoë' }, { timeout: 5_000 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Erase this person' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Erase' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Zoë is erased' })
  within(dialog).getByText('R-1: email sales@example.com')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/inquiries', search: '?search=zo&state=new' }),
  )
})
