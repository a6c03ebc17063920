// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { renderWithVehicles } from '../../../tests/render-with-vehicles.tsx'
import { dealer } from '../../content/dealer.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { serverMissed, serverReached } from '../../hooks/connection.ts'
import { VehicleNotFound } from './vehicle-not-found.tsx'

afterEach(() => {
  cleanup()
  serverReached()
})

const show = (vehicles: readonly Vehicle[] = []) =>
  renderWithVehicles(vehicles, <VehicleNotFound onRetry={undefined} heart={() => null} />)

it.each([
  ['online', serverReached, null],
  ['weak', () => serverMissed(true), 'Weak signal.'],
  ['server-unreachable', serverMissed, 'We can’t reach our server.'],
] as const)('%s: it says what the connection is, and then that the cart may be sold', (_state, happens, words) => {
  happens()
  show()
  expect(screen.queryByText(/may be sold/)?.parentElement?.querySelector('b')?.textContent ?? null).toBe(words)
})

it('gives the phone number, and shows carts in stock only, under a heading that says so', () => {
  const units = catalogue.slice(0, 2).map((unit, index) => ({ ...unit, inStock: index > 0 }))
  show(units)
  expect(screen.getByRole('link', { name: `Call ${dealer.phone.label}` })).toBeDefined()
  const carts = within(screen.getByRole('region', { name: 'These are on our lot' }))
  expect(carts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([units[1]?.name])
})
