import { expect, test } from 'vitest'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { seatIndex } from './seat-index.ts'

const cart = (seatingCapacity: number | undefined, price: number | undefined): Vehicle => ({
  id: `${seatingCapacity}-${price}`,
  name: 'Cart',
  description: '',
  price,
  brand: 'denago',
  category: 'nomad',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: seatingCapacity === undefined ? {} : { seatingCapacity },
})

test('counts carts by seats, smallest first, with the lowest price', () => {
  expect(seatIndex([cart(6, 9995), cart(2, 7000), cart(6, 8995), cart(2, 7500)])).toEqual([
    { seats: 2, count: 2, from: 7000 },
    { seats: 6, count: 2, from: 8995 },
  ])
})

test('a cart without a price counts, but its group is not free', () => {
  expect(seatIndex([cart(4, undefined), cart(4, 6995)])).toEqual([{ seats: 4, count: 2, from: 6995 }])
  expect(seatIndex([cart(4, undefined)])).toEqual([{ seats: 4, count: 1, from: undefined }])
})

test('a sample price is not given as the lowest one', () => {
  const sample = { ...cart(6, 8995), samplePrice: true }
  expect(seatIndex([sample, cart(6, 9595)])).toEqual([{ seats: 6, count: 2, from: 9595 }])
})

test('a cart whose seats are not known is in no group', () => {
  expect(seatIndex([cart(undefined, 6995)])).toEqual([])
})
