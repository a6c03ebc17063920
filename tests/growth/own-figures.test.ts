import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteCopy } from '../../tools/site-copy.mjs'
import { LIMITS } from '../limits.ts'

/** What the tests of units and of built files read besides the sources of the site. */
const TESTED = ['mock-api', 'server', 'tests', 'tools', 'vitest.config.ts']

/** No unit of the site is of this brand. */
const THIRD_BRAND = {
  id: 'club-car-onward-4',
  name: 'Club Car Onward 4',
  description: 'A quiet four-seater for the neighborhood.',
  price: 14_321,
  brand: 'club-car',
  category: 'onward',
  images: [],
  inStock: true,
  isNew: true,
  features: ['Two seats forward, two facing back', 'Round LED headlights', 'Side mirrors', 'Wide tires'],
  specifications: { seatingCapacity: 4 },
}

let site: SiteCopy

async function change(file: string, changed: (text: string) => string) {
  const text = await readFile(join(site.folder, file), 'utf8')
  expect(changed(text), file).not.toBe(text)
  await site.write(file, changed(text))
}

/** Twice each number after one of these names. */
const double = (names: RegExp) => (text: string) =>
  text.replace(
    new RegExp(`(\\b(?:${names.source})\\b\\W+)([\\d_.]+)`, 'g'),
    (_, name: string, figure: string) => name + 2 * Number(figure.replaceAll('_', '')),
  )

beforeAll(async () => {
  site = await SiteCopy.create(TESTED)
  await change('mock-api/db.json', (text) => {
    const { vehicles, ...others } = JSON.parse(double(/price/)(text))
    return JSON.stringify({ vehicles: [...vehicles, THIRD_BRAND], ...others })
  })
  for (const brand of ['denago', 'evolution'])
    await change(`src/content/brands/${brand}-brand.ts`, double(/listPrice|startingPrice/))
  await change('src/content/rental-plans.ts', double(/showroom|delivered|renewalPerDay/))
  await change('src/content/policy-figures.ts', double(/monthly|maintenanceMonthly|indoor|outdoor|preSeason/))
  await change('src/content/services-page.ts', double(/LABOR_RATE/))
  await change('src/content/hours.ts', (text) =>
    text.replaceAll("from('09:00', '17:00')", "from('10:00', '17:00')").replaceAll("'9\\u00a0AM–5", "'10\\u00a0AM–5"),
  )
  await change('src/content/dealer.ts', (text) =>
    text.replaceAll('(800) 555-0142', '(888) 555-0199').replace('(570) 555-0126', '(570) 555-0188'),
  )
  await site.build(['--minify', 'false'])
})

afterAll(() => site?.remove())

test(
  'other prices, hours, phone numbers and a third brand fail no test but those of the specification',
  async () => {
    const projects = ['unit', 'components', 'pure', 'build'].flatMap((name) => ['--project', name])
    const where = ['src', 'mock-api', 'tests/build']
    const { VITEST: _, NODE_ENV: __, ...env } = process.env
    const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...where], {
      cwd: site.folder,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    expect(await once(run, 'close')).toEqual([0, null])
  },
  10 * LIMITS.test,
)
