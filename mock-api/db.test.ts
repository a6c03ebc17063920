import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { featuredRefs } from '../src/content/home-page.ts'
import { parseCatalogueFile } from '../src/contract/catalogue-file.ts'
import { findVehicle } from '../src/contract/vehicle-lookup.ts'

const read = (path: string) => new URL(path, import.meta.url)
const vehicles = parseCatalogueFile(readFileSync(read('db.json')))

it('the vehicles of the dealer name only pictures that exist', () => {
  const pictures = vehicles.flatMap(({ images }) => images).filter((image) => image.startsWith('/'))
  expect(pictures.filter((image) => !existsSync(read(`../public${image}`)))).toEqual([])
})

it('the carts that the home page features are among them', () => {
  expect(featuredRefs.filter((ref) => !findVehicle(vehicles, ref))).toEqual([])
})

it('no inquiry is in the file that everyone starts from', () => {
  expect(JSON.parse(readFileSync(read('db.json'), 'utf8')).inquiries).toEqual([])
})
