import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as about from './about-page.ts'
import { denago } from './brands/denago-brand.ts'
import { evolution } from './brands/evolution-brand.ts'
import * as contact from './contact-page.ts'
import { dealer } from './dealer.ts'
import * as eco from './eco-page.ts'
import * as home from './home-page.ts'
import { inventoryMeta } from './inventory-page.ts'
import { rentalFootnote } from './rental-footnote.ts'
import { rentalQuestions } from './rental-questions.ts'
import * as rentals from './rentals-page.ts'
import { heroSchema, pageMetaSchema, pointSchema, statSchema, text } from './schema/page.ts'
import { serviceSchema } from './schema/service.ts'
import * as services from './services-page.ts'
import * as showroom from './showroom-page.ts'
import * as townPages from './town-page.ts'
import * as townRentals from './town-rentals-page.ts'
import { findTown, type Town, towns } from './towns.ts'

const archbald = findTown('archbald') as Town

describe('the texts of the pages', () => {
  it.each([
    ['why choose us', home.whyChoose, 4],
    ['assurances', home.assurances, 4],
    ['why choose our service', services.servicesWhy, 4],
    ['values', about.values, 4],
    ['rental points', rentals.rentalPoints, 6],
    ['benefits of electric', eco.ecoBenefits, 6],
    ['benefits of a town', townPages.townBenefits(archbald), 4],
    ['services in a town', townPages.townServices, 4],
    ['showroom services', showroom.showroomServices, 3],
    ['what happens next', contact.whatHappensNext, 3],
  ])('%s', (_name, points, count) => {
    expect(z.array(pointSchema).parse(points)).toHaveLength(count)
  })

  it('heroes, stats, services and paragraphs follow their schemas', () => {
    z.array(heroSchema).parse([
      home.homeHero,
      services.servicesHero,
      about.aboutHero,
      rentals.rentalsHero,
      eco.ecoHero,
      showroom.showroomHero,
      contact.contactHero,
      ...towns.flatMap((town) => [townPages.townHero(town), townRentals.townRentalsHero(town)]),
    ])
    z.array(statSchema).parse([...eco.ecoFacts, ...about.aboutStats])
    expect(z.array(serviceSchema).parse([...services.services, services.storageService])).toHaveLength(5)
    z.array(text).parse([...about.story, ...eco.ecoMethod, eco.gridNote, ...rentalFootnote])
    z.array(z.strictObject({ question: text, answer: text })).parse(rentalQuestions)
    z.array(z.strictObject({ role: text, description: text, name: z.optional(text), experience: z.optional(text) }))
      .check(z.length(4))
      .parse(about.team)
  })
})

describe('what the specification words exactly', () => {
  it('the six points of the rentals page', () => {
    expect(rentals.rentalPoints.map((point) => point.title)).toEqual([
      'Street legal with seat belts',
      'Flexible pickup and return',
      'Fully charged',
      'Insurance included',
      '24/7 support',
      'No hidden fees',
    ])
  })

  it('the footnote of the rentals page', () => {
    expect(rentalFootnote.join(' ')).toBe(
      'Prices are subject to availability and terms. A delivery fee of $6 per mile applies beyond 10 miles. Rental periods are in 24-hour increments. Early returns get no refund.',
    )
  })

  it('the benefits of electric and the facts strip', () => {
    expect(eco.ecoBenefits.map((point) => point.title)).toEqual([
      'Zero emissions',
      'Energy efficient',
      'Forest protection',
      'Sustainable materials',
      'Climate action',
      'Clean air',
    ])
    expect(eco.ecoFacts.map((fact) => fact.value)).toEqual(['19.6 lbs', '90%', '$1,200+', '16.5'])
    expect(`${eco.celebration.title} ${eco.celebration.text}`).toBe(
      'Great Choice for the Environment! Your switch to electric saves the planet and your wallet',
    )
  })

  it('the prices of the four services, and of storage', () => {
    expect([...services.services, services.storageService].map(({ title, price }) => [title, price])).toEqual([
      ['Maintenance', 'From $155/hour'],
      ['Battery services', 'From $155/hour'],
      ['Custom modifications', 'By quote'],
      ['Warranty work', 'Covered by warranty'],
      ['Storage', 'From $75/month'],
    ])
  })

  it('the six brand tiles, counting the series we carry', () => {
    expect(home.brandTiles.map((tile) => tile.name).toSorted()).toEqual(
      ['Club Car', 'EZ-GO', 'Denago', 'Evolution', 'Tomberlin', 'Swift EV'].toSorted(),
    )
    expect([denago.lineup.length, denago.series.length, evolution.series.length]).toEqual([6, 3, 7])
    expect(home.brandTiles.slice(0, 2).map((tile) => tile.note)).toEqual(['Three series', 'Seven series'])
  })

  it('the lines of a town', () => {
    expect(townRentals.freeDeliveryNote(archbald)).toBe('Free delivery within Archbald Borough area')
    expect(townRentals.deliveryAvailability(archbald)).toBe('Available for delivery to Archbald')
    expect(townRentals.townRentalPoints).toEqual([
      'Street legal with seat belts',
      'Fully charged and ready to go',
      '24/7 customer support',
      'Flexible pickup and return',
      'Insurance coverage included',
      'No hidden fees',
    ])
  })
})

describe('what search engines are told', () => {
  const metas = [
    home.homeMeta,
    inventoryMeta,
    denago.meta,
    evolution.meta,
    rentals.rentalsMeta,
    services.servicesMeta,
    showroom.showroomMeta,
    about.aboutMeta,
    contact.contactMeta,
    contact.thankYouMeta,
    eco.ecoMeta,
    ...towns.flatMap((town) => [townPages.townMeta(town), townRentals.townRentalsMeta(town)]),
  ]

  it.each(metas.map((meta) => [meta.title, meta] as const))('%s', (title, meta) => {
    pageMetaSchema.parse(meta)
    expect(title.endsWith(`| ${dealer.name}`)).toBe(true)
    expect(meta.description.endsWith(` Call ${dealer.phone.label}.`)).toBe(true)
  })

  it('differs from page to page', () => {
    expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length)
    expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length)
  })
})
