import type { CDPSession, Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { DRAWN, SLOW_DRAWING, SMALL_WEBGL, turnIt, views } from '../turning.ts'

test.use({ ...SMALL_WEBGL, expectedErrors: [SLOW_DRAWING] })

/**
 * Why not twenty: objects are counted, and not megabytes, and none may remain, so a single cart that stays behind is seen. What ends only
 * after many is the number of WebGL contexts, and there is one for all carts. Twenty carts take more than a minute of processor time.
 */
const CARTS = 4

const VIEWER = "customElements.get('model-viewer').prototype"
const MODEL = "Object.getPrototypeOf(document.querySelector('model-viewer').model)"
const WEBGL = 'WebGL2RenderingContext.prototype'

/** The object that an expression names in the page. */
async function named(session: CDPSession, expression: string): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression, includeCommandLineAPI: true })
  if (!result.objectId) throw new Error(`No object: ${expression}`)
  return result.objectId
}

/** How many objects with a prototype the page still holds after garbage was collected. */
async function held(session: CDPSession, prototypeObjectId: string): Promise<unknown> {
  await session.send('HeapProfiler.collectGarbage')
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId })
  const { objectId } = objects
  if (!objectId) throw new Error('No list of objects')
  const functionDeclaration = 'function () { return this.length }'
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration,
    returnByValue: true,
  })
  await session.send('Runtime.releaseObject', { objectId })
  return result.value
}

/** Opens a cart of the list in 3-D. */
async function openCart(page: Page, index: number) {
  await page.getByRole('article').nth(index).getByRole('link').first().click()
  await turnIt(page).click()
  await expect(views(page)).toBeVisible(DRAWN)
}

/** Follows the link to the list, which is in the same document. */
async function leaveCart(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Inventory', exact: true }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('model-viewer')).toHaveCount(0)
}

test('carts that were opened in 3-D one after the other leave no memory behind', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await page.goto(paths.inventory)
  await openCart(page, 0)
  const viewer = await named(session, VIEWER)
  const model = await named(session, MODEL)
  const webGl = await named(session, WEBGL)
  expect([await held(session, viewer), await held(session, model)]).toEqual([1, 1])
  for (let index = 1; index < CARTS; index += 1) {
    await leaveCart(page)
    await openCart(page, index)
  }
  await leaveCart(page)
  await expect.poll(async () => [await held(session, viewer), await held(session, model)]).toEqual([0, 0])
  // The viewer has one for all carts.
  expect(await held(session, webGl)).toBeLessThanOrEqual(1)
})
