import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { fillIn, sendButton } from '../contact-page.ts'
import { expect, test } from '../fixtures.ts'
import { decode } from '../qr-code.ts'
import { DRAWN, SLOW_DRAWING, SMALL_WEBGL, turnIt, views } from '../turning.ts'

const nomad = paths.vehicle('denago-nomad')

test.use({ ...SMALL_WEBGL, expectedErrors: [SLOW_DRAWING] })

type Material = { name: string; pbrMetallicRoughness: { baseColorFactor: [number, number, number, number] } }

/** The color of a material as it is drawn: red, green and blue from 0 to 1, linear. */
const drawn = (page: Page, name: string) =>
  page.locator('model-viewer').evaluate((element, name) => {
    const { materials } = (element as unknown as { model: { materials: Material[] } }).model
    const color = materials.find((each) => each.name === name)?.pbrMetallicRoughness.baseColorFactor
    return color?.slice(0, 3).map((share) => Math.round(share * 100) / 100)
  }, name)

const swatch = (page: Page, part: RegExp, name: string) =>
  page.getByRole('group', { name: part }).getByRole('radio', { name })

test('a link opens the cart in its colors; a visitor changes them and asks about them, and the address has them', async ({
  page,
}) => {
  await page.goto(`${nomad}?view=3d&roof=white&paint=plaid&seats=brown&wheels=gold`)
  await expect(views(page)).toBeVisible(DRAWN)
  await expect(swatch(page, /^Roof/, 'White')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Paint: as pictured' })).toBeVisible()
  await expect.poll(() => drawn(page, 'roof')).toEqual([0.81, 0.82, 0.82])
  const pictured = await drawn(page, 'paint')

  const orange = swatch(page, /^Paint/, 'Orange')
  await swatch(page, /^Paint/, 'Red').check()
  await page.keyboard.press('ArrowRight')
  await expect(orange).toBeChecked()
  await expect.poll(() => drawn(page, 'paint')).toEqual([0.81, 0.13, 0.01])
  // The lower half of its two-tone body is a darker orange.
  await expect.poll(() => drawn(page, 'paint2')).toEqual([0.23, 0.04, 0])
  await expect(page).toHaveURL(`${nomad}?view=3d&roof=white&seats=brown&wheels=gold&paint=orange`)
  const target = await orange.boundingBox()
  expect([target?.width, target?.height]).toEqual([44, 44])

  // No camera for it here: a code takes the cart in its colors to a phone, and Back from it stays with the cart.
  await page.getByRole('button', { name: 'In your driveway' }).click()
  const code = page.getByRole('dialog').getByRole('img', { name: /^QR code/ })
  expect(await decode(code)).toBe(`${dealer.url}${nomad}?view=3d&roof=white&seats=brown&paint=orange`)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(orange).toBeChecked()

  await page.getByRole('link', { name: 'Ask us which ones we have' }).click()
  const wish = 'orange paint, white roof, saddle brown seats'
  await expect(page.getByText(`You’d like: ${wish}.`)).toBeVisible()
  await fillIn(page)
  const request = page.waitForRequest('/api/contact')
  await sendButton(page).click()
  expect((await request).postDataJSON()).toMatchObject({ vehicleId: 'denago-nomad', colors: wish })
  await expect(page.getByText(/Your reference number is/)).toBeVisible()

  await page.goBack()
  await page.goBack()
  await expect(orange).toBeChecked()
  await expect(views(page)).toBeVisible(DRAWN)
  await page.getByRole('button', { name: 'Reset colors' }).click()
  await expect.poll(() => drawn(page, 'paint')).toEqual(pictured)
  await orange.check()
  await page.goBack()
  await expect(turnIt(page)).toBeVisible()
  await expect(page).toHaveURL(`${nomad}?wheels=gold&paint=orange`)
  await expect(page.getByRole('link', { name: 'Ask about this cart' })).toHaveAttribute(
    'href',
    `${paths.contactAbout('denago-nomad')}&paint=orange`,
  )
})

for (const [width, height] of [
  [667, 375],
  [844, 390],
  [700, 1000],
  [768, 1024],
] as const)
  test(`all paints are in one row on the first screen, with nothing over them, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(nomad)
    await turnIt(page).click()
    const paints = page.getByRole('group', { name: /^Paint/ }).locator('label')
    const seen = () =>
      paints.evaluateAll((labels) => {
        const free = labels.filter((label) => {
          const { left, top, width, height } = label.getBoundingClientRect()
          return label.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
        return [...new Set(free.map((label) => label.getBoundingClientRect().top))].map(() => free.length)
      })
    await expect.poll(seen).toEqual([8])
    if (height < 500) await expect(page.getByRole('navigation', { name: 'Next steps' })).not.toBeInViewport()
  })
