import type { Locator, Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { CHANGES } from '../changed-page.ts'
import { expect, test } from '../fixtures.ts'
import { hold, SCRIPTS } from '../hold.ts'
import { radio } from '../inventory-page.ts'
import { slowWhile } from '../slow-device.ts'

/** Lets the scripts come on a slow phone, and does something meanwhile. */
type Hydrate = (meanwhile?: () => Promise<unknown>) => Promise<void>

/** Opens a page whose scripts are still on their way, and changes it as something else than the site's code does. */
async function openEarly(page: Page, path: string, change = () => {}): Promise<Hydrate> {
  const letCome = await hold(page, SCRIPTS)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(change)
  return (meanwhile) =>
    slowWhile(page, async () => {
      letCome()
      await Promise.all([meanwhile?.(), expect(page.locator('html[data-hydrated]')).toBeAttached()])
    })
}

/** Presses the keys of `text`. The scripts load in between, so they hear only the later ones. */
async function typeAcross(field: Locator, text: string, hydrate: Hydrate) {
  await field.click()
  const press = async (keys: string) => {
    for (const key of keys) await field.page().keyboard.press(key, { delay: 40 })
  }
  await press(text.slice(0, 2))
  await hydrate(() => press(text.slice(2)))
}

test('the search keeps every letter typed before and during hydration', async ({ page }) => {
  const hydrate = await openEarly(page, paths.inventory)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await typeAcross(search, 'maverick4plus', hydrate)
  await expect(page).toHaveURL(`${paths.inventory}?search=maverick4plus`)
  await expect(search).toHaveValue('maverick4plus')
})

test('input to the calculator before and during hydration wins over the stored values', async ({ page }) => {
  await page.goto(paths.eco)
  await page.getByLabel('Miles per week').fill('60')
  await page.getByRole('group', { name: 'Years' }).getByText('10', { exact: true }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('person:eco'))).toMatch(/"years":10\b/)

  const hydrate = await openEarly(page, paths.eco)
  const miles = page.getByLabel('Miles per week')
  await miles.fill('')
  await page.getByLabel('Use', { exact: true }).selectOption('commercial')
  await typeAcross(miles, '123.25', hydrate)
  // What was not touched is what the device kept.
  await expect(page.getByLabel('10', { exact: true })).toBeChecked()
  await expect(miles).toHaveValue('123.25')
  await expect(page.getByLabel('Use', { exact: true })).toHaveValue('commercial')
})

test('an assumption typed before hydration counts, and the device stores a value that was entered only before hydration', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('person:eco'))
  const hydrate = await openEarly(page, paths.eco)
  const miles = page.getByLabel('Miles per week')
  await miles.fill('123.25')
  await page.getByText('How we figured it').click()
  const price = page.getByLabel('Gas price')
  await price.fill('4.25')
  await hydrate()
  await expect.poll(stored).toMatch(/"milesPerWeek":123\.25\b/)
  await miles.focus()
  await expect(price).toHaveValue('4.25')
  await expect.poll(stored).toMatch(/"gasPrice":4.25\b/)
})

test('a payment estimate opened before hydration stays open', async ({ page }) => {
  const hydrate = await openEarly(page, paths.vehicle('denago-ev-city'))
  await page.getByText('Estimate a monthly payment').click()
  await hydrate()
  await expect(page.getByLabel('Down payment ($)')).toBeVisible()
})

test.describe('in a page that React renders again', () => {
  // It says in the console that the HTML is not the one it rendered.
  test.use({ expectedErrors: [/Minified React error #418/] })

  for (const who of ['a translation', 'a password manager'] as const) {
    test(`the search keeps every letter when ${who} has changed the page`, async ({ page }) => {
      const hydrate = await openEarly(page, paths.inventory, CHANGES[who])
      const search = page.locator('[name=search]')
      await typeAcross(search, 'maverick4plus', hydrate)
      await expect(page).toHaveURL(`${paths.inventory}?search=maverick4plus`)
      await expect(search).toHaveValue('maverick4plus')
    })

    test(`the calculator keeps every digit when ${who} has changed the page`, async ({ page }) => {
      const hydrate = await openEarly(page, paths.eco, CHANGES[who])
      const miles = page.locator('[name=miles]')
      await miles.fill('')
      await page.locator('[name=use]').selectOption('commercial')
      // No point: a number field that is replaced just after one does not tell that it had one.
      await typeAcross(miles, '12325', hydrate)
      await expect(miles).toHaveValue('12325')
      await expect(page.locator('[name=use]')).toHaveValue('commercial')
    })
  }

  test('a filter chosen before hydration applies', async ({ page }) => {
    const hydrate = await openEarly(page, paths.inventory, CHANGES['a translation'])
    const choice = radio(page, 'Seats', '4')
    await choice.check({ force: true })
    await hydrate()
    await expect(page).toHaveURL(`${paths.inventory}?seats=4`)
    await expect(choice).toBeChecked()
  })

  test('a field that is first used during hydration keeps its text and the focus', async ({ page }) => {
    const hydrate = await openEarly(page, paths.inventory, CHANGES['a password manager'])
    const search = page.locator('[name=search]')
    await search.evaluate((field: HTMLInputElement) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (!Object.keys(field).some((key) => key.startsWith('__react'))) return port2.postMessage(null)
        field.focus()
        document.execCommand('insertText', false, 'maverick')
      }
      port2.postMessage(null)
    })
    await hydrate()
    await expect(search).toHaveValue('maverick')
    await expect(search).toBeFocused()
  })

  test('a field that was hidden at first keeps every digit', async ({ page }) => {
    const hydrate = await openEarly(page, paths.eco, CHANGES['a translation'])
    await page.getByText('How we figured it').click()
    const price = page.locator('[name=gasPrice]')
    await price.fill('')
    await typeAcross(price, '4.25', hydrate)
    await page.keyboard.press('5')
    await expect(price).toHaveValue('4.255')
  })
})
