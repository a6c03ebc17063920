import { expect, readyForOffline, test } from '../fixtures.ts'
import { test as workerTest } from '../short-install.ts'

test.use({ serviceWorkers: 'allow' })

workerTest('a picture of another site is kept as well', async ({ page, context }) => {
  const foreign = 'https://photos.example.com/cart.png'
  let asked = 0
  await context.route(foreign, (route) => {
    asked += 1
    return route.fulfill({ path: 'public/icons/icon-192.png', contentType: 'image/png' })
  })
  await page.goto('/')
  await readyForOffline(page)
  const widthOf = () =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      return image.naturalWidth
    }, foreign)
  expect(await widthOf()).toBe(192)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures-elsewhere')).keys()).length))
    .toBe(1)
  await page.reload()
  expect(await widthOf()).toBe(192)
  expect(asked).toBe(1)
})
