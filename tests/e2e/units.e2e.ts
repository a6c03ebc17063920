import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { catalogue } from '../fixtures/catalogue.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'
import { cardNames, desktop, inMore, more, phone } from '../inventory-page.ts'

const ID = 'denago-rover-xl'
const VIN = '1M8GDM9AXKP042788'

/** All that can be known of a unit. */
const known: Partial<Vehicle> = {
  isNew: false,
  condition: 'used',
  status: 'held',
  year: 2023,
  hours: 41,
  miles: 1_250,
  place: 'Hatfield',
  stockNumber: 'N-1042',
  serial: VIN,
  battery: '48 V lithium',
  batteryMade: '2023-02',
  batteryTested: '2026-05-04',
  warrantyLeft: '18 months on the batteries',
  colors: ['midnight blue', 'tan'],
  price: 9_995,
  formerPrice: 11_995,
}

/** One used cart among new ones. */
const vehicles = catalogue.map((vehicle): Vehicle => ({ ...vehicle, isNew: true, ...(vehicle.id === ID && known) }))
const { name = '' } = vehicles.find(({ id }) => id === ID) ?? {}
const showsUsedOnly = async (page: Page) => {
  await expect(page.getByText(`Showing 1 of ${vehicles.length} total vehicles`)).toBeVisible()
  await expect(cardNames(page)).toHaveText([name])
}

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('a visitor filters the used cart and reads its known data on its card, on its page and on paper', async ({
    page,
    siteCopy,
  }) => {
    const { server } = await siteCopy({ vehicles })
    await page.goto(server.url + paths.inventory)
    await more(page).click()
    await inMore(page, 'condition').selectOption('used')
    await showsUsedOnly(page)
    await expect(page).toHaveURL(`${server.url}${paths.inventory}?condition=used`)
    const card = page.getByRole('article')
    for (const words of ['Used', 'On hold', '2023, 41 hours. In Hatfield', 'Reduced from $11,995'])
      await expect(card.getByText(words, { exact: true })).toBeVisible()
    await page.reload()
    await showsUsedOnly(page)

    await card.getByRole('link', { name }).click()
    const main = page.getByRole('main')
    await expect(main.getByText('2023, 41 hours, 1,250 miles, batteries tested May 2026. In Hatfield')).toBeVisible()
    await expect(main.getByText('Reduced from $11,995')).toBeVisible()
    for (const row of ['Availability On hold', 'Stock number N-1042', `VIN ${VIN}`, 'Colors midnight blue, tan'])
      await expect(page.getByRole('row', { name: row })).toBeVisible()
    expect(await axeInBothThemes(page)).toEqual([])

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Used, on hold. Stock number: N-1042. ')).toBeVisible()
    await expect(main.getByText('batteries tested May 2026')).toBeVisible()
    const pdf = (await page.pdf({ format: 'Letter', printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('a visitor finds the used cart in the sheet of filters', async ({ page, siteCopy }) => {
    const { server } = await siteCopy({ vehicles })
    await page.goto(server.url + paths.inventory)
    await page.getByRole('button', { name: 'Filters' }).click()
    const used = page.getByRole('dialog').getByRole('radio', { name: 'Used', exact: true })
    await used.focus()
    const apply = page.getByRole('button', { name: /^Show \d+ carts?$/ })
    // The sheet slides in: both are measured until it has come to rest.
    await expect(async () => {
      const [control, foot] = await Promise.all([used.boundingBox(), apply.boundingBox()])
      expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
    }).toPass()
    await used.check()
    await apply.click()
    await showsUsedOnly(page)
  })
})

test('a cart with pictures of its own shows those, and its model in 3-D', async ({ page, siteCopy }) => {
  const own = '/images/placeholder-480.webp'
  const pictured = vehicles.map((vehicle) =>
    vehicle.id === ID ? { ...vehicle, images: [own, ...vehicle.images] } : vehicle,
  )
  const { server } = await siteCopy({ vehicles: pictured })
  await page.goto(server.url + paths.vehicle(ID))
  await expect(page.getByRole('group', { name: /^Pictures of/ })).toHaveCount(0)
  const model = page.waitForResponse(/\.glb$/)
  await page.getByRole('button', { name: 'See it in 3D' }).click()
  await expect(page.locator('model-viewer')).toBeVisible()
  await (await model).finished()
})
