import { describe, expect, it } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { findVehicle, referencesOf, slugOf } from './vehicle-lookup.ts'

const xt4 = { id: 'evolution-d6-max-xt4', name: 'Evolution D6 Max XT4', brand: 'evolution' }
const hashed = { id: '64f1c0ffee5a11ab1e0d5a4b', name: 'Evolution D5 Maverick 4 Plus', brand: 'evolution' }
const city = { id: 'denago-ev-city', name: 'EV City', brand: 'Denago' }
const vehicles = [xt4, hashed, city]

describe('slugOf', () => {
  it.each([
    ['EV City', 'ev-city'],
    ['Evolution D5 Maverick 2+2', 'evolution-d5-maverick-2-plus-2'],
    ['  Rover — XL6  ', 'rover-xl6'],
    ['!', ''],
  ])('%j becomes %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('leaves a slug as it is', () => {
    fc.assert(fc.property(fc.string(), (name) => slugOf(slugOf(name)) === slugOf(name)))
  })
})

describe('referencesOf', () => {
  it('lists the id and the slug with and without the brand, each once', () => {
    expect(referencesOf(xt4)).toEqual(['evolution-d6-max-xt4', 'd6-max-xt4'])
    expect(referencesOf(hashed)).toEqual([hashed.id, 'evolution-d5-maverick-4-plus', 'd5-maverick-4-plus'])
    expect(referencesOf(city)).toEqual(['denago-ev-city', 'ev-city'])
  })
})

describe('findVehicle', () => {
  it.each([
    ['its id', 'denago-ev-city', city],
    ['its id in capitals', '64F1C0FFEE5A11AB1E0D5A4B', hashed],
    ['the slug of its name', 'evolution-d5-maverick-4-plus', hashed],
    ['the slug without the brand', 'D6-Max-XT4', xt4],
    ['its name in words', 'EV City', city],
  ])('finds a unit by %s', (_kind, ref, unit) => {
    expect(findVehicle(vehicles, ref)).toBe(unit)
  })

  it('prefers an id to a slug, and the first unit among equal slugs', () => {
    const twin = { ...city, id: 'unit-2' }
    const named = { id: 'ev-city', name: 'Another Cart', brand: 'denago' }
    expect(findVehicle([city, twin, named], 'ev-city')).toBe(named)
    expect(findVehicle([city, twin], 'ev-city')).toBe(city)
    expect(findVehicle([city, twin], 'unit-2')).toBe(twin)
  })

  it('finds nothing for an unknown or empty reference', () => {
    expect(findVehicle(vehicles, 'd6-max')).toBeUndefined()
    expect(findVehicle(vehicles, '')).toBeUndefined()
  })
})

describe('findVehicle in any list', () => {
  /** The rule, spelled out: ids first, then references as they are, then the reference as a slug. */
  const search = <V extends { id: string; name: string; brand: string }>(list: readonly V[], ref: string) =>
    list.find(({ id }) => id.toLowerCase() === ref.toLowerCase()) ??
    list.find((unit) => referencesOf(unit).includes(ref.toLowerCase())) ??
    list.find((unit) => referencesOf(unit).includes(slugOf(ref)))

  const word = fc.constantFrom(
    '',
    'ev',
    'EV',
    'City',
    'denago',
    'D5',
    '2+2',
    'plus',
    '-',
    '\u0130',
    '__proto__',
    'constructor',
  )
  const words = fc.array(word, { maxLength: 4 }).map((parts) => parts.join(' '))
  const unit = fc.record({ id: words, name: words, brand: word })

  it('finds what a search from the top finds', () => {
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), fc.array(words, { minLength: 1 }), (list, refs) => {
        for (const ref of [...refs, ...list.flatMap(referencesOf)]) {
          expect(findVehicle(list, ref)).toBe(search(list, ref))
        }
      }),
    )
  })

  it('reads each unit of a list once, for any number of unknown references', () => {
    let reads = 0
    const list = Array.from({ length: 50 }, (_, index) => ({
      id: `unit-${index}`,
      brand: 'denago',
      get name() {
        reads += 1
        return `Denago Model ${index}`
      },
    }))
    expect(findVehicle(list, 'model-7')).toBe(list[7])
    const before = reads
    for (let index = 0; index < 100; index += 1) findVehicle(list, `unknown-${index}`)
    expect(reads).toBe(before)
  })
})
