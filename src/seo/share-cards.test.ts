import { describe, expect, it } from 'vitest'
import { evolution } from '../content/brands/evolution-brand.ts'
import { towns } from '../content/towns.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { dollars } from '../lib/money.ts'
import { type ShareCard, shareCards } from './share-cards.ts'

const nomad: Vehicle = {
  id: 'denago-nomad',
  name: 'Denago Nomad',
  description: '',
  price: 8495,
  brand: 'denago',
  category: 'nomad',
  images: ['/images/carts/denago-nomad/front-960.webp'],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
}
const cardOf = (vehicle: Vehicle) => shareCards([vehicle]).at(-1) as ShareCard

describe('the pictures of shared links', () => {
  it('are one for the site, each brand, each town and each vehicle, under names of their own', () => {
    const cards = shareCards([nomad])
    expect(cards).toHaveLength(1 + 2 + towns.length + 1)
    expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length)
  })

  it('name a vehicle with the price of the unit and show it', () => {
    expect(cardOf(nomad)).toMatchObject({
      path: '/images/share/vehicles/denago-nomad.jpg',
      title: 'Denago Nomad',
      figure: '$8,495',
      picture: '/images/carts/denago-nomad/front-960.webp',
    })
  })

  it('ask for a call when the vehicle has no price, and mark one that is a sample', () => {
    expect(cardOf({ ...nomad, price: undefined }).figure).toBe('Call for Price')
    expect(cardOf({ ...nomad, samplePrice: true })).toMatchObject({
      figure: '$8,495',
      note: 'Sample price, before tax and title.',
    })
  })

  it('give a cart that is on its way its own price', () => {
    const { note } = cardOf({ ...nomad, inStock: false, status: 'incoming' })
    expect(note).toBe('Price for this cart, before tax and title.')
  })

  it('use no picture of another origin, because the build downloads nothing', () => {
    expect(cardOf({ ...nomad, images: ['https://pictures.example.com/a.jpg'] }).picture).toBeUndefined()
    expect(cardOf({ ...nomad, images: [] }).picture).toBeUndefined()
  })

  it('start a brand at the lowest list price of its series', () => {
    const lowest = Math.min(...evolution.series.map(({ startingPrice }) => startingPrice))
    expect(shareCards([]).find(({ title }) => title === 'Evolution')?.figure).toBe(`from ${dollars(lowest)}`)
  })
})
