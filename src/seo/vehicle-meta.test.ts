import { expect, test } from 'vitest'
import { dealer } from '../content/dealer.ts'
import { vehicleMeta } from './vehicle-meta.ts'

const cart = {
  name: 'Denago Nomad',
  description: 'Light and simple to park.',
  brand: 'denago',
  category: 'nomad',
  price: 8495,
}

test('the title is made of name, price and dealer', () => {
  expect(vehicleMeta(cart).title).toBe(`Denago Nomad | $8,495 | ${dealer.name}`)
  expect(vehicleMeta({ ...cart, price: undefined }).title).toContain('Call for Price')
  expect(vehicleMeta({ ...cart, samplePrice: true }).title).toContain('| $8,495 (sample price) |')
})

test('the description ends with the phone and is never cut inside a word', () => {
  const { description } = vehicleMeta({ ...cart, description: 'Comfortable '.repeat(40) })
  expect(description).toMatch(/Comfortable… Call \(\d{3}\) \d{3}-\d{4}\.$/)
  expect(description.length).toBeLessThanOrEqual(175)
})
