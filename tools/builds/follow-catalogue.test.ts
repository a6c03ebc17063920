import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from '../../tests/limits.ts'
import { catalogueProblems } from './content-problems.ts'
import { followCatalogue } from './follow-catalogue.mjs'
import type { Site } from './make-build.mjs'
import { type TestProject, testProject, writeBuild } from './test-builds.ts'

const LOOK_EVERY_MS = 10
const unit = (thousands: number) => ({
  id: 'cart',
  name: 'Cart',
  description: '',
  price: thousands * 1_000,
  brand: 'denago',
  category: 'test',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
})
/** One cart for so many thousand dollars. */
const catalogueOf = (thousands: number) => JSON.stringify({ vehicles: [unit(thousands)] })

let project: TestProject
let stop: AbortController
let followed: Promise<void>
/** Catalogues that were looked at, and those that were built. */
let checked: string[]
let built: string[]
let makes: Site['make']

beforeEach(() => {
  checked = []
  built = []
  makes = async (dir, catalogue) => {
    built.push(readFileSync(catalogue, 'utf8'))
    writeBuild(dir, 'one')
    return 0
  }
  project = testProject({
    check: async (catalogue, name) => {
      checked.push(readFileSync(catalogue, 'utf8'))
      const problems = catalogueProblems(name, () => readFileSync(catalogue))
      for (const problem of problems) project.said.push(problem)
      return problems.length
    },
    make: (...words) => makes(...words),
  })
  stop = new AbortController()
  project.write('mock-api/db.json', catalogueOf(1))
  followed = followCatalogue(project.site, stop.signal, LOOK_EVERY_MS)
})
afterEach(async () => {
  stop.abort()
  await followed
  project.remove()
})

const edit = (text: string) => project.write('mock-api/db.json', text)
const builtThousands = () => built.map((text) => JSON.parse(text).vehicles[0].price / 1_000)
const soon = { timeout: LIMITS.wait, interval: 5 }

test('a changed price is built by itself, and the one after it too', async () => {
  await vi.waitUntil(() => built.length === 1, soon)
  edit(catalogueOf(2))
  await vi.waitUntil(() => built.length === 2, soon)
  edit(catalogueOf(3))
  await vi.waitUntil(() => project.builds.live()?.number === 3, soon)
  expect(builtThousands()).toEqual([1, 2, 3])
})

test('a half-written file is refused once, and the whole one is built', async () => {
  await vi.waitUntil(() => project.builds.live(), soon)
  edit('{ "vehicles": [')
  await vi.waitUntil(() => project.said.at(-1) === 'Nothing was built. The site stays as it was', soon)
  const sentence = /^The catalogue .*db\.json cannot be used: it is not JSON: .*\.$/
  expect(project.said.filter((line) => sentence.test(line))).toHaveLength(1)
  edit(catalogueOf(2))
  await vi.waitUntil(() => project.builds.live()?.number === 2, soon)
  // Each edition was looked at once, however often the file was looked for.
  expect(checked).toEqual([catalogueOf(1), '{ "vehicles": [', catalogueOf(2)])
})

test('an edit during a build is built next', async () => {
  await vi.waitUntil(() => project.builds.live(), soon)
  const usual = makes
  makes = async (...words) => {
    if (built.length === 1) edit(catalogueOf(3))
    return usual(...words)
  }
  edit(catalogueOf(2))
  await vi.waitUntil(() => built.length === 3, soon)
  expect(builtThousands()).toEqual([1, 2, 3])
})

test('a builder that breaks is reported, and a later edit is built', async () => {
  await vi.waitUntil(() => project.builds.live(), soon)
  const usual = makes
  makes = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  edit(catalogueOf(2))
  await vi.waitUntil(() => project.said.at(-1)?.includes('ENOSPC'), soon)
  makes = usual
  edit(catalogueOf(3))
  await vi.waitUntil(() => project.builds.live()?.number === 2, soon)
  expect(builtThousands()).toEqual([1, 3])
})

test('a file that is gone for a while is no edit', async () => {
  await vi.waitUntil(() => project.builds.live(), soon)
  rmSync(join(project.site.folder, 'mock-api/db.json'))
  edit(catalogueOf(2))
  await vi.waitUntil(() => project.builds.live()?.number === 2, soon)
  expect(checked).toEqual([catalogueOf(1), catalogueOf(2)])
})
