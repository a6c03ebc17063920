// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { eventSchema } from '../../contract/event.ts'
import { listingSchema } from '../../contract/listing.ts'
import { Happenings } from './happenings.tsx'

const event = eventSchema.parse({
  name: 'Boat show',
  description: 'Six carts to drive.',
  startDate: '2026-07-04T10:00:00-04:00',
  location: {
    name: 'Fairground',
    street: '1 Lake Road',
    locality: 'Hawley',
    region: 'PA',
    postalCode: '18428',
  },
})
const listing = listingSchema.parse({
  id: 'one',
  title: 'Beach cart',
  description: 'Built for sand.',
  price: 12_500,
  category: 'custom',
  imageUrl: '/images/placeholder-480.webp',
  brand: 'Denago',
  model: 'Nomad',
})

const show = (parts: Parameters<typeof Happenings>[0]) =>
  render(
    <InTheme>
      <Happenings {...parts} />
    </InTheme>,
  ).container.textContent

afterEach(cleanup)

it('shows an event with its place and the clock of that place', () => {
  expect(show({ events: [event], listings: [] })).toContain(
    'Boat showJul 4, 2026, 10:00 AMFairground, 1 Lake Road, Hawley, PA 18428Six carts to drive.',
  )
})

it('shows the featured listings first, each with its price and kind', () => {
  show({ events: [], listings: [listing, { ...listing, id: 'two', title: 'Farm cart', featured: true }] })
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Farm cart',
    'Beach cart',
  ])
  expect(screen.getAllByText('Denago · Nomad · Custom · $12,500')).toHaveLength(2)
})

it('shows nothing where content has neither', () => {
  expect(show({ events: [], listings: [] })).toBe('')
})
