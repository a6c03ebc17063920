import { paths } from '../../src/addresses/paths.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'

test.describe('a town that is not ours', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('leads on to a town that is, or to what it costs to rent there, and can be read by everybody, in both themes', async ({
    page,
  }) => {
    for (const [path, pageOf] of [
      ['/towns/nowhere', paths.town],
      ['/nowhere-golf-carts', paths.town],
      ['/rentals/nowhere', paths.townRentals],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: 'Municipality not found' })).toBeVisible()
        // Two addresses have one page.
        if (path !== '/nowhere-golf-carts') expect(await axeInBothThemes(page)).toEqual([])
        await page.getByRole('main').getByRole('link', { name: 'Moscow' }).click()
        await expect(page).toHaveURL(new RegExp(`${pageOf('moscow')}$`))
        await expect(page.getByRole('heading', { level: 1, name: /Moscow/ })).toBeVisible()
      })
  })
})

test('a town whose landscape has a cart has another one on phones held sideways, which would cut it', async ({
  page,
}) => {
  const shown = () => page.locator('picture[data-cart] img').evaluate((image: HTMLImageElement) => image.currentSrc)
  for (const [width, height] of [
    [667, 375],
    [844, 390],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      await page.setViewportSize({ width, height })
      await page.goto(paths.town('jermyn'))
      await expect.poll(shown).toContain('/images/backgrounds/lake-dawn')
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      expect(loaded.filter((url) => url.includes('lake-cart'))).toEqual([])
    })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(shown).toContain('/images/backgrounds/lake-cart')
})
