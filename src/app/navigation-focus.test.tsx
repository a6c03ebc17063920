// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNavigationFocus } from './navigation-focus.ts'
import '../../tests/patient.ts'

function Layout() {
  useNavigationFocus()
  return (
    <main>
      <Outlet />
    </main>
  )
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<Layout />}>
          <Route
            index
            element={
              <>
                <Link to="/towns">Towns</Link>
                <Link to="/towns#map">The map</Link>
                <Link to="/towns#no-such-part">Gone</Link>
              </>
            }
          />
          <Route
            path="/towns"
            element={
              <>
                <h1>Towns we serve</h1>
                <h2 id="map">Map</h2>
                <Link to="?view=3d" state={{ turn: true }}>
                  In 3D
                </Link>
                <Back />
              </>
            }
          />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['Towns', 'Towns we serve'],
  ['The map', 'Map'],
  ['Gone', 'Towns we serve'],
])('after the link "%s" the focus is on "%s"', async (link, heading) => {
  fireEvent.click(screen.getByRole('link', { name: link }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: heading }))
})

it('opening and closing a cart in 3-D does not move its page', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Towns' }))
  await screen.findByRole('heading', { name: 'Towns we serve' })
  const inFocus = document.activeElement
  vi.mocked(window.scrollTo).mockClear()
  fireEvent.click(screen.getByRole('link', { name: 'In 3D' }))
  window.scrollY = 300
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(window.scrollTo).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(inFocus)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('link', { name: 'Towns' })
  expect(window.scrollTo).toHaveBeenCalled()
})
