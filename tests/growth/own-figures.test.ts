import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SiteCopy } from '../../tools/site-copy.mjs'
import { LIMITS } from '../limits.ts'

/** What the tests read besides the sources of the site. */
const TESTED = ['docs', 'mock-api', 'office', 'server', 'tests', 'tools', 'playwright.config.ts', 'vitest.config.ts']

/** No unit of the site is of this brand. */
const THIRD_BRAND = {
  id: 'club-car-onward-4',
  name: 'Club Car Onward 4',
  description: 'A quiet four-seater for the neighborhood.',
  price: 14_321,
  brand: 'club-car',
  category: 'onward',
  images: ['front', 'side'].map((view) => `/images/carts/evolution-classic-2/${view}-960.webp`),
  inStock: true,
  isNew: true,
  features: ['Two seats forward, two facing back', 'Round LED headlights', 'Side mirrors', 'Wide tires'],
  specifications: { seatingCapacity: 4 },
}

const DELIVERY_FEES = /saleMinimum|feePerMile|rushFee|whiteGlove|sameDayCancellation|missedAppointment/
const RENTAL_FEES = /seater'|utility|lateFeePerHour|fee|minorDamage|cleaning|uncharged|smoke|petHair/

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

/** Doors open an hour later. */
const openLater = (text: string) =>
  text
    .replace(
      /(from\(')(\d\d)/g,
      (_, before: string, hour: string) => before + String(Number(hour) + 1).padStart(2, '0'),
    )
    .replace(/'(\d+)(?=\\u00a0AM)/g, (_, hour: string) => `'${Number(hour) + 1}`)

/** Another name, and other phone numbers, mailboxes and streets. */
const move = (text: string) =>
  text
    .replace(/(_NAME'\] \|\| ')[^']*/, '$1Other Carts')
    .replaceAll(/\(\d{3}\) \d{3}(?=-\d{4}')/g, '(888) 555')
    .replaceAll(/(@)[\w-]+(?=\.)/g, '$1other-carts')
    .replaceAll(/(street: '\d+)[^']*/g, '$1 Other Street')

beforeAll(async () => {
  site = await SiteCopy.create(TESTED)
  await change('mock-api/db.json', (text) => {
    const { vehicles, ...others } = JSON.parse(double(/price/)(text))
    return JSON.stringify({ vehicles: [...vehicles, THIRD_BRAND], ...others })
  })
  for (const brand of ['denago', 'evolution'])
    await change(`src/content/brands/${brand}-brand.ts`, double(/listPrice|startingPrice/))
  await change('src/content/rental-plans.ts', double(/showroom|delivered|renewalPerDay/))
  await change('src/content/rental-figures.ts', double(DELIVERY_FEES))
  await change('src/content/rental-figures.ts', double(RENTAL_FEES))
  await change('src/content/policy-figures.ts', double(/monthly|maintenanceMonthly|indoor|outdoor|preSeason|fee/))
  await change('src/content/services-page.ts', double(/LABOR_RATE/))
  await change('src/features/eco/calculator.ts', double(/gasPrice|electricityPrice/))
  await change('src/content/hours.ts', openLater)
  await change('src/content/dealer.ts', move)
  await site.run('tools/build.mjs')
}, 10 * LIMITS.test)

afterAll(() => site?.remove())

test(
  'other prices, hours, phone numbers and a third brand fail no test but those of the specification',
  async () => {
    const projects = ['unit', 'components', 'pure', 'server', 'build'].flatMap((name) => ['--project', name])
    // Not the tests of commands that install packages: those of the copy are a link to ours.
    const tools = ['tools/builds', 'tools/vite']
    const where = ['src', 'office', 'mock-api', ...tools, 'server', 'tests/contract', 'tests/server', 'tests/build']
    await site.run('node_modules/vitest/vitest.mjs', 'run', ...projects, ...where)
    // Not what a page weighs: a third brand and longer figures are more bytes than the limit leaves.
    await site.run('node_modules/playwright/cli.js', 'test', '--project=journeys', '--grep-invert=every-page')
  },
  10 * LIMITS.test,
)
