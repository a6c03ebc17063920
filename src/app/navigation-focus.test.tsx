// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router-dom'
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
