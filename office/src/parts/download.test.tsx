// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../test-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stock = { 'GET /api/units': { units: [] } }
const inquiries = {
  'GET /api/inquiries?state=new': {
    rows: [],
    found: 0,
    choices: { vehicles: [], towns: [], sellers: [] },
    counts: { new: 0, late: 0, answered: 0, closed: 0, suspected: 0 },
  },
}
const exportStock = async () => fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
const exportInquiries = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Export all' }))
}

test.each([
  ['/stock', stock, exportStock, '/api/export.csv'],
  ['/inquiries', inquiries, exportInquiries, '/api/inquiries.csv'],
])(
  'an export on %s that the server refuses says so, and the screen stays',
  async (screenPath, answers, start, path) => {
    const { router } = openScreen(screenPath, answers)
    await start()
    await screen.findByText(`No answer to GET ${path}`)
    expect(router.state.location.pathname).toBe(screenPath)
  },
)

test('an export is saved as a file', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  openScreen('/stock', { ...stock, 'GET /api/export.csv': {} })
  await exportStock()
  await waitFor(() => expect(saved).toEqual(['stock.csv']))
})
