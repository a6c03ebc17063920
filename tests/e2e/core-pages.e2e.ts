import { denago } from '../../src/content/brands/denago.ts'
import { evolution } from '../../src/content/brands/evolution.ts'
import { dealer } from '../../src/content/dealer.ts'
import { towns } from '../../src/content/towns.ts'
import { paths } from '../../src/paths.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'

test.describe('the lower half of the home page', () => {
  test.use({ javaScriptEnabled: false })

  test('says without JavaScript who we are, whom we serve, where the showrooms are and how to reach us', async ({
    page,
  }) => {
    await page.goto(paths.home)
    const main = page.getByRole('main')
    await expect(main.getByText('500+')).toBeVisible()
    await expect(main.getByText('Happy Customers')).toBeVisible()
    await expect(main.getByText('15+')).toBeVisible()
    await expect(main.getByText('Years Experience')).toBeVisible()
    const area = page.getByRole('region', { name: `Serving all ${towns.length} municipalities` })
    for (const { name, type, slug } of towns)
      await expect(
        area.getByRole('listitem').getByRole('link', { name: `${name} ${type}`, exact: true }),
      ).toHaveAttribute('href', paths.town(slug))
    const map = area.getByRole('group', { name: new RegExp(`Map of the ${towns.length} municipalities`) })
    await expect(map.getByRole('link')).toHaveCount(towns.length)
    for (const { city, address, phone } of dealer.locations) {
      const card = main.getByRole('article').filter({ has: page.getByRole('heading', { name: city, exact: true }) })
      await expect(card).toContainText(`${address.street}, ${address.locality}`)
      await expect(card.getByRole('link', { name: phone.label })).toHaveAttribute('href', `tel:${phone.e164}`)
    }
    const contact = page.getByRole('region', { name: 'One number for everything' })
    await expect(contact.getByRole('link', { name: `Call ${dealer.phone.label}` })).toBeVisible()
    await expect(contact.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact)
    await expect(contact).toContainText('Mon–Fri 9AM–5PM')
  })
})

test('the lower half of the home page hydrates at the first user input, and at once after a client-side navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.home)
  const details = page.getByRole('main').getByText('View Details', { exact: true })
  await expect(details.filter({ visible: true })).toHaveCount(3)
  // The page is hydrated a little later than the shell around it, and hears no input before that.
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(page.getByText(/^(Open until|Closed, opens)/)).toHaveCount(3, { timeout: 1_000 })
  }).toPass()

  await page.goto(paths.inventory)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('region', { name: 'One number for everything' })).toBeVisible()
})

test.describe('the brand pages', () => {
  for (const [path, series, model, opens] of [
    [paths.denago, 3, 'EV City', 'Denago EV City'],
    [paths.evolution, 7, 'D5 Maverick 4 Plus', 'Evolution D5 Maverick 4 Plus'],
  ] as const) {
    test(`${path} leads a visitor from a model to the unit in stock`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('region', { name: `${series} series` }).getByRole('article')).toHaveCount(series)
      const lineup = page.getByRole('region', { name: '6 models compared' })
      await expect(lineup.getByRole('link', { name: /^View Details/ })).toHaveCount(6)
      await lineup.getByRole('link', { name: `View Details: ${model}`, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: opens })).toBeVisible()
    })
  }

  test('every model of both lineups has a page of its own on the server', async ({ request, site }) => {
    const names = await Promise.all(
      [denago, evolution].flatMap(({ name, lineup }) =>
        lineup.map(async (model) => {
          const html = await (await request.get(site.url + paths.vehicle(model.ref))).text()
          return [`${name} ${model.name}`, /<h1[^>]*>([^<]*)/.exec(html)?.[1]]
        }),
      ),
    )
    expect(names).toHaveLength(12)
    expect(names.filter(([model, heading]) => model !== heading)).toEqual([])
  })

  test('a model opened by its slug is there at once, without anything being drawn anew', async ({ page }) => {
    await page.goto(paths.vehicle('ev-city'))
    await expect(page.getByRole('heading', { level: 1, name: 'Denago EV City' })).toBeVisible()
  })

  test('a visitor asks for a quote on a model, or for a test drive', async ({ page }) => {
    await page.goto(paths.denago)
    await expect(page.getByRole('link', { name: 'Get Quote: Rover XXL' })).toHaveAttribute('href', /^\/contact/)
    await expect(page.getByRole('link', { name: 'Compare All Models' })).toHaveAttribute('href', paths.inventory)
    await page.getByRole('link', { name: 'Schedule Test Drive' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.contact}$`))
  })
})

test.describe('the showroom page', () => {
  test('gives each location its address, phone, hours, links and reviews', async ({ page }) => {
    await page.goto(paths.showroom)
    for (const { city, address, phone, mapUrl, websiteUrl, facebookUrl, youtubeUrl, rating } of dealer.locations) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: city, exact: true }) })
      await expect(card).toContainText(address.street)
      await expect(card).toContainText(phone.label)
      await expect(card).toContainText('Sun closed')
      await expect(card.getByRole('link', { name: /Call Now/ })).toHaveAttribute('href', `tel:${phone.e164}`)
      for (const [name, url] of [
        [/Directions/, mapUrl],
        [/Website/, websiteUrl],
        [/Facebook/, facebookUrl],
        [/YouTube/, youtubeUrl],
        [new RegExp(`${rating.value} of 5, ${rating.count} reviews`), rating.url],
      ] as const)
        await expect(card.getByRole('link', { name })).toHaveAttribute('href', url)
    }
    await expect(page.getByRole('link', { name: 'Schedule Visit' })).toHaveAttribute('href', paths.contact)
  })

  test('leads to every municipality from the list and, by keyboard, from the map', async ({ page }) => {
    await page.goto(paths.showroom)
    const area = page.getByRole('region', { name: 'Areas We Serve' })
    await expect(area.getByRole('listitem').getByRole('link')).toHaveCount(towns.length)
    const map = area.getByRole('group', { name: new RegExp(`Map of the ${towns.length} municipalities`) })
    await expect(map.getByRole('link')).toHaveCount(towns.length)
    await map.getByRole('link', { name: 'Moscow' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.town('moscow')}$`))
  })

  test('asks nobody for a map until the visitor does, and then in a frame that is locked up', async ({ page }) => {
    const strangers: string[] = []
    await page.route(/^https?:\/\/(?!localhost|127\.)/, (route) => {
      strangers.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: 'map' })
    })
    await page.goto(paths.showroom)
    const open = page.getByRole('link', { name: 'Open interactive map' })
    await open.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(strangers).toEqual([])

    await open.click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(frame).toHaveAttribute('src', /Scranton%2C%20Lackawanna%20County/)
    await expect.poll(() => strangers.length).toBeGreaterThan(0)
  })

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' })

    test('says that the interactive map needs a connection, and keeps its own', async ({ page, site }) => {
      await page.goto(paths.showroom)
      await readyForOffline(page)
      await site.stop()
      await page.reload()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'Open interactive map' }).click()
      await expect(page.getByText('The interactive map needs a connection.')).toBeVisible()
      await expect(page.getByRole('group', { name: new RegExp(`Map of the ${towns.length}`) })).toBeVisible()
    })
  })
})

test.describe('the services page', () => {
  test('opens the details of one service, by keyboard too', async ({ page }) => {
    await page.goto(paths.services)
    const battery = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Battery services' }) })
    await expect(battery).toContainText('From $155/hour')
    const details = battery.getByText('We test the pack and the charger under load')
    await expect(details).toBeHidden()
    await battery.getByText('Learn More').focus()
    await page.keyboard.press('Enter')
    await expect(details).toBeVisible()
    await expect(page.getByText('before we repair anything')).toBeHidden()
  })

  test('gives the service department its own hours and leads to an appointment', async ({ page }) => {
    await page.goto(paths.services)
    const main = page.getByRole('main')
    for (const line of ['Mon–Fri 8AM–5PM', 'Sat 9AM–3PM', 'Sun emergency only', 'Mobile service'])
      await expect(main).toContainText(line)
    await expect(main.getByRole('link', { name: 'Schedule Service' }).first()).toHaveAttribute('href', paths.contact)
  })
})

test('the about page has four figures, a team of four, every municipality and Sunday by appointment', async ({
  page,
}) => {
  await page.goto(paths.about)
  const main = page.getByRole('main')
  for (const figure of ['2010', '15+', '500+', String(towns.length)])
    await expect(main.getByText(figure, { exact: true })).toBeVisible()
  const team = page.getByRole('region', { name: 'Who you will meet' })
  await expect(team.getByRole('listitem')).toHaveCount(4)
  await expect(main).toContainText('Sun by appointment')
  for (const { name, type } of towns)
    await expect(main.getByRole('listitem').getByRole('link', { name: `${name} ${type}`, exact: true })).toBeVisible()
})
