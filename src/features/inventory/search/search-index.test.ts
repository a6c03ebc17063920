import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../../tests/fixtures/catalogue.ts'
import { fc } from '../../../../tests/properties.ts'
import type { Vehicle } from '../../../contract/vehicle-schema.ts'
import { applyFilters, NO_FILTERS } from '../filters.ts'
import { termsOf } from './query-terms.ts'
import { createIndex } from './search-index.ts'

const indexOf = (vehicles: readonly Vehicle[]) => {
  const index = createIndex()
  index.add(vehicles)
  return index
}
const catalogueIndex = indexOf(catalogue)

/** What a visitor who types this gets, the best first. */
const find = (text: string, vehicles: readonly Vehicle[] = catalogue) =>
  applyFilters(
    vehicles,
    { ...NO_FILTERS, text },
    (vehicles === catalogue ? catalogueIndex : indexOf(vehicles)).search(text),
  ) as Vehicle[]

const names = (vehicles: readonly { name: string }[]) => vehicles.map(({ name }) => name)
const seats = ({ specifications }: Vehicle) => specifications.seatingCapacity

describe('the searches that found nothing before', () => {
  it.each(['6 seater', 'six seater', '6-seater', 'six seats', 'seats 6', '6 passengers'])(
    '"%s" finds every cart with six seats, before any other',
    (text) => {
      const sixes = catalogue.filter((vehicle) => seats(vehicle) === 6)
      expect(sixes.length).toBeGreaterThan(0)
      expect(new Set(names(find(text)).slice(0, sixes.length))).toEqual(new Set(names(sixes)))
    },
  )

  it.each(['6 seater', 'six seater'])('"%s" finds no cart with another number of seats', (text) => {
    expect(find(text).map(seats)).toEqual(find(text).map(() => 6))
  })

  it('"lithium" finds the carts whose battery data say lithium, and no others', () => {
    const vehicles = catalogue.map((vehicle, index) => ({
      ...vehicle,
      specifications: { ...vehicle.specifications, batteryType: index % 2 ? '48 V lithium' : '48 V lead-acid' },
    }))
    expect(find('lithium', vehicles)).toEqual(vehicles.filter((_, index) => index % 2))
    expect(find('lithium')).toEqual([])
  })

  it('"rear facing" finds the carts with a rear-facing bench first', () => {
    const benches = catalogue.filter(({ features }) => features.some((feature) => feature.includes('rear-facing')))
    expect(benches.length).toBeGreaterThan(1)
    expect(names(find('rear facing')).slice(0, benches.length)).toEqual(names(benches))
    expect(names(find('rear-facing')).slice(0, benches.length)).toEqual(names(benches))
  })

  it('"used", and "used cart", find the used carts and no others', () => {
    const used = catalogue.filter(({ isNew }) => !isNew)
    expect(used.length).toBeGreaterThan(0)
    expect(names(find('used'))).toEqual(names(used))
    expect(names(find('used cart'))).toEqual(names(used))
  })

  it('"red cart" finds the carts that are red, by their own color, else by that of their drawing', () => {
    const [first, second] = catalogue
    const vehicles = [
      { ...first, colors: ['midnight blue'] },
      { ...second, colors: ['Red', 'white'] },
      { ...second, id: 'drawn', images: ['/images/carts/denago-rover-xl6/front-960.webp'] },
    ] as Vehicle[]
    expect(find('red cart', vehicles).map(({ id }) => id)).toEqual([second?.id, 'drawn'])
  })

  it('finds a cart by its stock number, its place and its battery', () => {
    const [first, ...others] = catalogue
    const unit = { ...first, stockNumber: 'N-1042', place: 'Hatfield', battery: '48 V lithium' } as Vehicle
    for (const text of ['N-1042', 'hatfield', 'lithium']) expect(find(text, [...others, unit])).toEqual([unit])
  })

  it('"maverik" finds the Mavericks and nothing else', () => {
    expect(find('maverik')).toEqual(catalogue.filter(({ name }) => name.includes('Maverick')))
  })
})

// Words that meet often, so that searches find something.
const words = ['rover', 'Lake', 'bench', 'LED', 'XL6', '2+2', 'rear-facing', 'lithium', 'six', 'over', 'Été']
const sentence = fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((list) => list.join(' '))
const unit = fc.record({
  name: sentence.map((text) => `Cart ${text}`),
  description: sentence,
  brand: fc.constantFrom('denago', 'evolution'),
  category: fc.constantFrom('rover', 'd5-ranger'),
  features: fc.array(sentence, { maxLength: 3 }),
  specifications: fc.oneof(
    fc.constant({}),
    fc.record({ seatingCapacity: fc.constantFrom(2, 4, 6), batteryType: sentence }),
  ),
})
const inventories = fc
  .array(unit, { minLength: 1, maxLength: 20 })
  .map((units) =>
    units.map((one, index): Vehicle => ({ ...one, id: String(index), images: [], inStock: true, isNew: true })),
  )

describe('the search', () => {
  it('finds all that the plain search finds', () => {
    const typed = fc.oneof(
      sentence,
      fc.string({ maxLength: 6 }),
      fc.constantFrom('e', 'ov', '2+', '6 seat', 'six rover'),
    )
    fc.assert(
      fc.property(inventories, typed, (vehicles, text) => {
        const found = new Set(names(find(text, vehicles)))
        for (const { name } of applyFilters(vehicles, { ...NO_FILTERS, text })) expect(found).toContain(name)
      }),
      { numRuns: 500 },
    )
  })

  it('finds a unit by any of its words', () => {
    fc.assert(
      fc.property(inventories, fc.nat(), (vehicles, draw) => {
        const vehicle = vehicles[draw % vehicles.length] as Vehicle
        const { name, description, brand, category, features, specifications } = vehicle
        const all = [name, description, brand, category, ...features, specifications.batteryType ?? ''].flatMap(termsOf)
        expect(find(all[draw % all.length] ?? '', vehicles)).toContain(vehicle)
      }),
      { numRuns: 500 },
    )
  })

  const letter = fc.constantFrom(...'aeimorxz')
  const edits: Record<string, (word: string, at: number, letter: string) => string> = {
    'left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
    added: (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
    replaced: (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
    'exchanged with the next': (word, at) =>
      word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  }
  it.each(Object.entries(edits))(
    'finds a unit by a word with one letter %s, unless that is a word of another unit',
    (_, edit) => {
      fc.assert(
        fc.property(fc.constantFrom(...catalogue), fc.nat(), fc.nat(), letter, (vehicle, draw, at, other) => {
          const { name, description, features } = vehicle
          const meant = [name, description, ...features].flatMap(termsOf).filter((word) => /^[a-z]{4,}$/.test(word))
          const word = meant[draw % meant.length] as string
          const found = find(edit(word, at % word.length, other))
          expect(found.length).toBeGreaterThan(0)
          const typed = edit(word, at % word.length, other)
          const known = catalogue.some(
            (unit) =>
              [
                unit.name,
                unit.description,
                unit.brand,
                unit.category,
                ...unit.features,
                'seats seater passengers range miles top speed drive rear wheel two four six eight',
              ]
                .flatMap(termsOf)
                .some((term) => term.startsWith(typed)) ||
              `${unit.name}\n${unit.description}`.toLowerCase().includes(typed),
          )
          if (!known) expect(found).toContain(vehicle)
        }),
        { numRuns: 300 },
      )
    },
  )

  it('allows a typing error in a known word when no unit has all words', () => {
    // "over" is a word of descriptions; with "xl6" it can only be a mistyped rover.
    expect(names(find('rovr xl6'))).toEqual(['Denago Rover XL6'])
    expect(names(find('cover xxl'))).toEqual(['Denago Rover XXL'])
  })

  it('ranks a hit in the name above others, and keeps equals in the order of the list', () => {
    const found = find('rear')
    expect(found.length).toBeGreaterThan(3)
    expect(names(find('forester'))).toEqual(['Evolution Forester 4', 'Evolution Forester 6 Plus'])
    expect(names(find('classic')).slice(0, 2)).toEqual(['Evolution Classic 4 Plus', 'Evolution Classic 2'])
    expect(names(find('classic'))).toContain('Evolution Carrier 6 Plus')
  })

  it('keeps to the order that was chosen', () => {
    const text = '6 seater'
    const found = applyFilters(catalogue, { ...NO_FILTERS, text, sort: 'price-asc' }, catalogueIndex.search(text))
    expect(found.map(({ price }) => price)).toEqual(found.map(({ price = 0 }) => price).toSorted((a, b) => a - b))
  })

  it('does not know a unit that was added after it was made, and says so', () => {
    const index = indexOf(catalogue.slice(1))
    expect(index.search('maverick').scoreOf(catalogue[0] as Vehicle)).toBe(0)
  })
})
