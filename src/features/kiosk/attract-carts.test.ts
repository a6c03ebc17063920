import { expect, it } from 'vitest'
import { featuredRefs } from '../../content/home-page.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { attractCarts } from './attract-carts.ts'

const cart = (id: string, brand: string, changed: Partial<Vehicle> = {}): Vehicle => ({
  id,
  name: id,
  description: '',
  brand,
  category: 'nomad',
  images: ['/images/carts/denago-nomad/front-960.webp'],
  inStock: true,
  isNew: false,
  features: [],
  specifications: {},
  ...changed,
})
const featured = featuredRefs.map((ref) => cart(ref, 'evolution'))
// As an office may write it.
const nomad = cart('denago-nomad', 'Denago')
const ids = (choice: string, carts: Vehicle[]) => attractCarts(carts, choice).map(({ id }) => id)

it('are those that the home page features, all of them, or those of one brand', () => {
  expect(ids('featured', [nomad, ...featured])).toEqual([...featuredRefs])
  expect(ids('all', [nomad, ...featured])).toEqual(['denago-nomad', ...featuredRefs])
  expect(ids('denago', [nomad, ...featured])).toEqual(['denago-nomad'])
})

it('are all carts when no cart of the choice is left', () => {
  expect(ids('denago', featured)).toEqual([...featuredRefs])
  expect(ids('featured', [nomad])).toEqual(['denago-nomad'])
})

it('leave out carts that are out of stock or have no picture', () => {
  const [gone, blank] = [cart('gone', 'denago', { inStock: false }), cart('blank', 'denago', { images: [] })]
  expect(ids('all', [gone, blank, nomad])).toEqual(['denago-nomad'])
})
