import { paths } from '../../src/addresses/paths.ts'
import { expectStyled } from '../expect-styled.ts'
import { expect, readyForOffline, test } from '../fixtures.ts'

test('a page has its own rules and those of the stylesheet, and adds none while it runs', async ({ page }) => {
  await page.goto('/eco-impact')
  await expectStyled(page)
  // The rules of the font, and its own.
  expect(await page.locator('style').count()).toBe(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a part that is loaded on first use has its styles', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('max-width', '480px')
  })
})

test.describe('on a tablet', () => {
  test.use({ expectedErrors: [/404/] })

  test('three carts are in one row', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    for (const [path, name] of [
      [paths.vehicle('no-such-cart'), 'These are on our lot'],
      [paths.town('scranton'), 'Popular vehicles'],
    ] as const) {
      await page.goto(path)
      const cards = page.getByRole('region', { name }).getByRole('article')
      await expect(cards).toHaveCount(3)
      await expect(cards.last().getByRole('heading')).toBeVisible()
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
      expect(new Set(tops).size, path).toBe(1)
    }
  })
})

test('on a tablet the first buttons of a page are in one row when upright, and equally wide otherwise', async ({
  page,
}) => {
  for (const [width, height] of [
    [768, 1024],
    [960, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/denago', '/rentals/moosic', '/showroom', '/services', '/towns/moosic']) {
      await page.goto(path)
      const words = page.locator('main div').filter({ has: page.getByRole('heading', { level: 1 }) })
      const buttons = words.last().getByRole('link')
      const boxes = await buttons.evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect()))
      expect.soft(new Set(boxes.map(width < height ? ({ top }) => top : ({ width }) => width)).size, path).toBe(1)
    }
  }
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page reached without a connection has its styles', async ({ context, page, site }) => {
    await page.goto('/')
    await readyForOffline(page)
    await site.stop()
    // The browser's own cache would hide whether the worker has stored the stylesheet.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Return Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/return/i)
    await expectStyled(page)
    await page.goto('/showroom')
    await expectStyled(page)
  })
})
