import type { Page } from 'playwright/test'
import database from '../../mock-api/db.json' with { type: 'json' }
import { denago } from '../../src/content/brands/denago.ts'
import { evolution } from '../../src/content/brands/evolution.ts'
import { featuredRefs } from '../../src/content/home-page.ts'
import { findVehicle, referencesOf } from '../../src/contract/vehicle-lookup.ts'
import { paths } from '../../src/paths.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'

const { vehicles } = database

const ROUTES = [paths.vehicle, paths.featuredVehicle]

const titleCase = (ref: string) => ref.replace(/(^|-)\w/g, (letter) => letter.toUpperCase())

/** What the specification names: the featured carts by their slugs, the models of the brand pages with and without the brand. */
const named: [path: string, name: string][] = [
  ...featuredRefs.map((ref): [string, string] => [paths.featuredVehicle(ref), findVehicle(vehicles, ref)?.name ?? '']),
  ...[denago, evolution].flatMap(({ name, lineup }) =>
    lineup.map((model): [string, string] => [paths.vehicle(model.ref), `${name} ${model.name}`]),
  ),
]

/** Every reference of every vehicle, as it is and in other letters, by both routes. */
const all = vehicles.flatMap((vehicle) =>
  referencesOf(vehicle)
    .flatMap((ref) => [ref, ref.toUpperCase(), titleCase(ref)])
    .flatMap((ref) => ROUTES.map((route): [string, string] => [route(ref), vehicle.name])),
)

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]

test('every reference of every vehicle is answered with its page, by both routes and in any case', async ({
  request,
  site,
}) => {
  expect(named).toHaveLength(3 + 6 + 6)
  expect(all.length).toBeGreaterThan(vehicles.length * 2 * 2 * 3)
  for (const [path, name] of [...named, ...all]) {
    const answer = await request.get(site.url + path)
    expect([path, answer.status(), headingOf(await answer.text())]).toEqual([path, 200, name])
  }
})

const hrefsOn = async (page: Page, path: string) => {
  await page.goto(path)
  const links = page.getByRole('main').locator('a[href^="/vehicle"]')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''))
}

test.describe('with the server gone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the links to vehicles on the home page and the brand pages are the named ones, and open with the server gone', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000)
    const linked = new Set<string>()
    for (const path of [paths.home, paths.denago, paths.evolution])
      for (const href of await hrefsOn(page, path)) linked.add(href)
    expect([...linked]).toEqual(expect.arrayContaining(named.map(([path]) => path)))
    await readyForOffline(page)
    await site.stop()

    for (const href of linked) {
      const unit = findVehicle(vehicles, decodeURIComponent(href.split('/')[2] ?? ''))
      expect(unit, href).toBeDefined()
      await page.goto(href)
      await expect(page.getByRole('heading', { level: 1 }), href).toHaveText(unit?.name ?? '')
    }
  })

  test('a vehicle opens with the server gone by each kind of reference, by both routes', async ({ page, site }) => {
    test.setTimeout(120_000)
    await page.goto(paths.home)
    await readyForOffline(page)
    await site.stop()
    // One with its brand in the name, one with a plus sign in it, and the one whose id is no slug.
    const kinds = ['denago-rover-xl6', 'evolution-d5-ranger-2-plus-2', featuredRefs[0]].map((id) =>
      findVehicle(vehicles, id ?? ''),
    )
    for (const vehicle of kinds) {
      if (!vehicle) throw new Error('The catalogue has no such unit')
      for (const [index, ref] of referencesOf(vehicle)
        .flatMap((each) => [each, titleCase(each)])
        .entries()) {
        const path = (ROUTES[index % 2] ?? paths.vehicle)(ref)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(vehicle.name)
        await expect(page).toHaveTitle(new RegExp(vehicle.name.replace('+', '\\+')))
      }
    }
  })
})
