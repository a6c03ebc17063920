// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { renderWithVehicles } from '../../../tests/render-with-vehicles.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { setListed } from '../../device/shortlist.ts'
// The page loads it later: a load that outlives this file would fail another one.
import './tray.tsx'
import { LazyTray } from './lazy-tray.tsx'

const tray = () => screen.findByRole('complementary', { name: 'Saved carts' })

afterEach(cleanup)

const renderTray = (vehicles: readonly Vehicle[]) => renderWithVehicles(vehicles, <LazyTray />)

it('shows three of the saved carts, and how many more there are', async () => {
  renderTray(catalogue.slice(0, 5))
  const save = (count: number) =>
    act(() => {
      for (const { id } of catalogue.slice(0, count)) setListed(id, true)
    })
  const pictures = async () => (await tray()).querySelectorAll('[data-part=box] > :not(small, p, a)')
  save(3)
  expect(await pictures()).toHaveLength(3)
  expect((await tray()).textContent).toBe('3 savedCompare 3 ')
  save(5)
  expect(await pictures()).toHaveLength(3)
  expect((await tray()).textContent).toBe('+25 savedCompare 5 ')
  act(() => {
    for (const { id } of catalogue.slice(0, 5)) setListed(id, false)
  })
})

it('asks for a second cart after the first, links to the comparison from the second on, and disappears with the last', async () => {
  renderTray([])
  expect(screen.queryByRole('complementary')).toBeNull()
  act(() => setListed('one', true))
  expect((await tray()).textContent).toBe('1 savedAdd another to compare')
  expect(screen.queryByRole('link')).toBeNull()
  act(() => setListed('two', true))
  expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toBe(paths.compare)
  act(() => {
    setListed('one', false)
    setListed('two', false)
  })
  expect(screen.queryByRole('complementary')).toBeNull()
})
