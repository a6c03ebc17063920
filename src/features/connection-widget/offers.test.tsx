// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { setListed } from '../../device/shortlist.ts'
import { serverMissed, serverReached } from '../../hooks/connection.ts'
import { Offers } from './offers.tsx'

let goTo: (path: string) => void

function Navigator() {
  const navigate = useNavigate()
  goTo = (path) => act(() => void navigate(path))
  return null
}

const show = () =>
  render(
    <InTheme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Navigator />
          <Offers isQuiet={false} />
        </MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  ).container

const prompt = vi.fn(async () => {})
const browserOffers = () =>
  act(() => {
    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt })
    dispatchEvent(window.installPrompt)
  })
const markCart = () => act(() => setListed('a', true))

afterEach(() => {
  cleanup()
  dispatchEvent(new Event('appinstalled'))
  window.installPrompt = undefined
  localStorage.clear()
  prompt.mockClear()
  vi.unstubAllGlobals()
  serverReached()
})

it('offers the installation on the page that is opened after a heart was pressed', async () => {
  const widget = show()
  browserOffers()
  goTo('/about')
  expect(widget.textContent, 'a second page is no sign of interest').toBe('')
  markCart()
  expect(widget.textContent, 'not under the hand that marks').toBe('')
  goTo('/inventory')
  fireEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(widget.textContent).toBe('')
})

it('offers nothing on the first page, and nothing on a page with a form', async () => {
  markCart()
  const widget = show()
  browserOffers()
  expect(widget.textContent).toBe('')
  for (const path of ['/contact', '/device']) {
    goTo(path)
    expect(widget.textContent, path).toBe('')
  }
  goTo('/about')
  expect(widget.textContent).toContain('Want this as an app?')
})

it('offers the installation on the second visit, and never again once it was dismissed', async () => {
  localStorage.setItem('device:visits', JSON.stringify({ count: 1, at: Date.now() - 24 * 3_600_000 }))
  const widget = show()
  browserOffers()
  goTo('/about')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  goTo('/inventory')
  expect(widget.textContent).toBe('')
  cleanup()
  const later = show()
  goTo('/about')
  expect(later.textContent).toBe('')
})

it('leads to the steps in a browser of a phone that has no prompt', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0', onLine: true })
  Reflect.deleteProperty(window, 'onbeforeinstallprompt')
  markCart()
  show()
  goTo('/about')
  const link = screen.getByRole('link', { name: 'Show how to install this site' })
  expect(link.getAttribute('href')).toBe('/device#install')
})

it('offers to store everything first, and one thing a page', () => {
  const widget = show()
  browserOffers()
  act(() => serverMissed())
  act(() => serverReached())
  goTo('/about')
  expect(widget.textContent).toContain('Need it offline?')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(widget.textContent).toBe('')
})
