import { expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { fc } from '../../../tests/properties.ts'
import { among, drivingRows, featureLists, row, unitRows } from './compare-groups.ts'

const named = (name: string) => {
  const vehicle = catalogue.find((each) => each.name === name)
  if (!vehicle) throw new Error(`There is no ${name}`)
  return vehicle
}
const rowsOf = (names: readonly string[]) => [...drivingRows(names.map(named)), ...unitRows(names.map(named))]
const compared = fc.uniqueArray(fc.constantFrom(...catalogue), { minLength: 1, maxLength: 4 })

it('"Differs" means different values, and nothing else', () => {
  const rows = rowsOf(['Denago Rover XL', 'Denago Rover XXL'])
  const found = (label: string) => rows.find((each) => each.label === label)
  expect(found('Seats')).toMatchObject({ values: ['6', '8'], differs: true })
  expect(found('Range')).toMatchObject({ values: ['40–60 miles', '40–60 miles'], differs: false })
  expect(found('Brand')).toMatchObject({ values: ['Denago', 'Denago'], differs: false })
})

it('marks no brand and no series as a difference, because two carts differ in them as a rule', () => {
  const rows = rowsOf(['Denago Rover XL', 'Evolution D5 Ranger 6'])
  const found = (label: string) => rows.find((each) => each.label === label)
  expect(found('Brand')).toMatchObject({ values: ['Denago', 'Evolution'], differs: false })
  expect(found('Series')).toMatchObject({ differs: false })
})

it('states no figure that a cart does not have, and does not call it a difference', () => {
  const drive = rowsOf(['Denago Rover XL', 'Evolution D5 Ranger 6']).find(({ label }) => label === 'Drive')
  expect(drive).toMatchObject({ values: ['Rear-wheel', undefined], differs: false })
  expect(row('Drive', ['Rear-wheel', undefined, 'All-wheel']).differs).toBe(true)
  expect(row('Drive', [undefined, undefined]).differs).toBe(false)
})

it('shows a row that only some of the carts have', () => {
  const drive = row('Drive', ['Rear-wheel', undefined, undefined, 'All-wheel'])
  expect(among(drive, [1, 2])).toBe('not-stated')
  expect(among(drive, [0, 1])).toBe('same')
  expect(among(drive, [0, 3])).toBe('differs')
})

it('has every specification of every cart, once, under its own cart', () => {
  fc.assert(
    fc.property(compared, (vehicles) => {
      const rows = drivingRows(vehicles)
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
      for (const [column, { specifications }] of vehicles.entries()) {
        const stated = rows.flatMap(({ values }) => values[column] ?? [])
        expect(stated.sort()).toEqual(Object.values(specifications).map(String).sort())
      }
    }),
  )
})

it('has in common what all lists name in the same words, and leaves the rest on the list of its cart', () => {
  const { common, own } = featureLists(['Denago Rover XL', 'Denago Rover XXL'].map(named))
  expect(common).toEqual(['Lifted stance on all-terrain tires', 'Full-length side steps', 'Full roof over every row'])
  expect(own).toEqual([
    ['Three forward-facing rows', 'Six seats with headrests'],
    ['Three forward rows and a rear-facing bench', 'Rear bench folds into a cargo deck', 'Rear step with a grab bar'],
  ])
})

it('has nothing in common when a list names none of it, or there is one cart', () => {
  const turfman = named('Evolution Turfman 1000')
  expect(featureLists([named('Denago Rover XXL'), turfman]).common).toEqual([])
  expect(featureLists([turfman])).toEqual({ common: [], own: [turfman.features] })
})

it('names every feature of every cart once, and none of another cart', () => {
  fc.assert(
    fc.property(compared, (vehicles) => {
      const { common, own } = featureLists(vehicles)
      for (const [column, { features }] of vehicles.entries())
        expect([...common, ...(own[column] ?? [])].sort()).toEqual([...features].sort())
    }),
  )
})

it('shows data that only one unit has, and "On hold" in place of "In stock"', () => {
  const nomad = named('Denago Nomad')
  const used = { ...nomad, isNew: false, status: 'held', year: 2023, hours: 41, batteryTested: '2026-05' }
  expect(unitRows([nomad, nomad]).map(({ label }) => label)).toEqual(['Brand', 'Series', 'Condition', 'Availability'])
  expect(unitRows([nomad, used]).slice(2)).toMatchObject([
    { label: 'Condition', values: ['New', 'Used'] },
    { label: 'Availability', values: ['In stock', 'On hold'] },
    { label: 'Model year', values: [undefined, '2023'] },
    { label: 'Hours', values: [undefined, '41'] },
    { label: 'Batteries tested', values: [undefined, 'May 2026'] },
  ])
})
