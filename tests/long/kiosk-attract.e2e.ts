import type { Page } from 'playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { axe, axeInBothThemes, expect, test } from '../fixtures.ts'
import { loop, openAsKiosk, PIN } from '../kiosk.ts'
import { test as workerTest } from '../short-install.ts'
import { priceOf } from '../site-vehicles.ts'

/** A tablet held upright, and a phone in both orientations. */
const SMALL = [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

const MONDAY_EVENING = new Date('2026-11-23T16:58:00-05:00')

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'How many seats do you need?' })
/** Opens the site on a kiosk two minutes before the showrooms close. */
const openKiosk = (page: Page, path?: string) => openAsKiosk(page, { time: MONDAY_EVENING, path })

/** Words that reach beyond the screen, or lie on other words, of the newest slide. */
function misplaced(): string[] {
  const words = [...document.querySelectorAll('[data-words]')].at(-1)
  const parts = [...(words?.querySelectorAll('p') ?? [])].map((part) => ({
    text: part.textContent ?? '',
    box: part.getBoundingClientRect(),
  }))
  if (parts.length === 0) return ['no words']
  return parts
    .filter(
      ({ box }, index) =>
        box.left < 0 ||
        box.top < 0 ||
        box.right > innerWidth ||
        box.bottom > innerHeight ||
        parts.slice(0, index).some((other) => box.top < other.box.bottom - 1 && box.left < other.box.right - 1),
    )
    .map(({ text }) => text)
}

/** Of the start page: the height of the picture, in parts of the screen, and links that are not wholly above the bar. */
function startPage() {
  const screen = document.querySelector('section[aria-labelledby=kiosk-start]')
  const { bottom } = screen?.getBoundingClientRect() ?? new DOMRect()
  const hidden = [...(screen?.querySelectorAll('h1, a') ?? [])].filter((each) => {
    const box = each.getBoundingClientRect()
    return box.top < 0 || box.bottom > bottom + 1 || box.right > innerWidth
  })
  const all = screen?.querySelector('[href="/inventory"]')?.getBoundingClientRect() ?? new DOMRect()
  const question = screen?.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect()
  return {
    picture: (screen?.querySelector('[data-part=picture]')?.clientHeight ?? 0) / innerHeight,
    hidden: hidden.map(({ textContent }) => textContent),
    overlaps: question.top < all.bottom - 1 && question.left < all.right - 1,
  }
}

/** As if another tab were in front, or the screen were off. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isVisible ? 'visible' : 'hidden',
  )

test('an idle kiosk shows carts, and a touch leads to carts by seats', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  await openKiosk(page)
  await expect(heading(page)).toBeVisible()
  expect(await axe(page)).toEqual([])
  for (const size of SMALL) {
    await page.setViewportSize(size)
    const { picture, ...place } = await page.evaluate(startPage)
    expect.soft(place, `${size.width}`).toEqual({ hidden: [], overlaps: false })
    expect.soft(picture, `${size.width}`).toBeGreaterThan(0.15)
  }
  await page.setViewportSize({ width: 1080, height: 1920 })
  const fourSeats = page.getByRole('link', { name: /^4 seats/ })
  const { x, y } = (await fourSeats.boundingBox()) ?? { x: 0, y: 0 }

  // However long it takes to look at a cart, the next one does not come.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 21_000)
  await expect(loop(page)).toContainText('Take the long way.')
  await page.clock.runFor('00:09')
  await expect(loop(page)).toContainText(priceOf('d5-maverick-4-plus'))
  await expect(loop(page)).toContainText('Evolution D5 Maverick 4 Plus')
  await expect(loop(page)).toContainText('4 seats')
  await expect(loop(page)).toContainText('Poconos showroom')
  await page.clock.runFor('00:13')
  await expect(loop(page)).toContainText('Evolution D6 Max XT4')
  for (const size of SMALL) {
    await page.setViewportSize(size)
    expect.soft(await page.evaluate(misplaced), `${size.width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.clock.resume()
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 1920, height: 1080 })
  expect(await axeInBothThemes(page)).toEqual([])
  await page.setViewportSize({ width: 1080, height: 1920 })

  // Where a link lies below.
  await page.mouse.click(x + 20, y + 20)
  await expect(loop(page)).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(paths.home)
  await fourSeats.click()
  await expect(page).toHaveURL(paths.inventorySeats(4))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('the loop dims when the showroom closes, and uses no processor while it is hidden', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = { frames: 0, changes: 0 }
    Object.assign(window, { counted })
    const { requestAnimationFrame } = window
    window.requestAnimationFrame = (callback) => {
      counted.frames += 1
      return requestAnimationFrame(callback)
    }
    new MutationObserver((records) => {
      counted.changes += records.length
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  const counted = () =>
    page.evaluate(() => ({
      ...(window as unknown as { counted: { frames: number; changes: number } }).counted,
      moving: document.getAnimations().length,
    }))
  await openKiosk(page)
  await expect(heading(page)).toBeVisible()
  await page.clock.fastForward('00:21')
  await expect(loop(page)).toContainText('Take the long way.')
  await page.clock.fastForward('00:09')
  const cart = loop(page).getByRole('img', { name: /^Illustration/ })
  await expect(cart.first()).toBeVisible()
  const light = loop(page).locator('> div')
  await expect(light).toHaveCSS('filter', 'none')
  await page.clock.runFor('02:10')
  await expect(light).toHaveCSS('filter', 'brightness(0.6)')
  const before = await counted()
  await page.clock.runFor('00:13')
  await expect.poll(async () => (await counted()).changes).toBeGreaterThan(before.changes)
  // The animation of the cart that has just come: the clock of animations goes on while a busy machine runs that of the page.
  await expect.poll(async () => (await counted()).moving).toBeGreaterThan(0)

  await setVisible(page, false)
  await expect(cart).toHaveCount(0)
  const hidden = { ...(await counted()), moving: 0 }
  // In pieces: what a timer begins may end a little later.
  for (let minute = 0; minute < 3; minute++) {
    await page.clock.runFor('01:00')
    expect(await counted()).toEqual(hidden)
  }
  await setVisible(page, true)
  await expect(loop(page)).toContainText('Take the long way.')
  await page.clock.runFor('00:09')
  await expect(cart.first()).toBeVisible()
})

test('a long press in a corner and the PIN leave the kiosk; until then the screen stays on', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = []
    Object.assign(window, { locks })
    const { request } = WakeLock.prototype
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type)
      locks.push(lock)
      return lock
    }
  })
  const held = () =>
    page.evaluate(() => (window as unknown as { locks: WakeLockSentinel[] }).locks.map(({ released }) => !released))
  await openKiosk(page, paths.inventory)
  await expect.poll(held).toEqual([true])
  // What the browser does by itself to a page that is hidden.
  await page.evaluate(() => (window as unknown as { locks: WakeLockSentinel[] }).locks[0]?.release())
  await setVisible(page, false)
  expect(await held()).toEqual([false])
  await setVisible(page, true)
  await expect.poll(held).toEqual([false, true])

  const dialog = page.getByRole('dialog', { name: 'Leave kiosk mode' })
  await page.mouse.move(12, 12)
  await page.mouse.down()
  await page.clock.runFor(3100)
  await expect(dialog).toBeVisible()
  await page.mouse.up()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(dialog.getByRole('button', { name: 'Leave kiosk mode' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width, height })
  expect(await axe(page)).toEqual([])
  // The browser says a moment after it has closed a dialog that it did: that must not close the next one.
  await dialog.evaluate((closing: HTMLDialogElement) => {
    closing.close()
    dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true, altKey: true }))
  })
  await expect(dialog).toBeVisible()
  await dialog.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Control+Alt+KeyK')
  const pin = dialog.getByLabel('PIN')
  await pin.fill('0000')
  await pin.press('Enter')
  await expect(dialog).toContainText('That’s not the PIN.')
  for (let wrong = 1; wrong < 5; wrong++) {
    await expect(pin).toHaveValue('')
    await pin.fill('0000')
    await pin.press('Enter')
  }
  await expect(dialog).toContainText('Too many wrong PINs. Try again in 30 seconds.')
  await page.clock.runFor(30_000)
  await pin.fill(PIN)
  await pin.press('Enter')
  await expect(page).toHaveURL(paths.kiosk)
  await page.goto(paths.inventory)
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0)
})

workerTest('a kiosk that was set up fills the screen, and needs no network from then on', async ({ page, site }) => {
  await page.goto(paths.kiosk)
  await page.getByRole('button', { name: 'Open kiosk settings' }).click()
  await page.getByLabel('Device name').fill('Front door')
  await page.getByLabel('Location').selectOption({ label: 'Poconos showroom' })
  await page.getByLabel('Idle slideshow').selectOption({ label: 'Denago carts' })
  await page.getByLabel('Reset after (seconds)').fill('600')
  await page.getByLabel('PIN to leave kiosk mode').fill(PIN)
  await page.getByLabel('Confirm PIN').fill(PIN)
  expect(await axeInBothThemes(page)).toEqual([])
  const devtools = await page.context().newCDPSession(page)
  const installed = await devtools.send('Page.getAppManifest')
  expect(installed.errors).toEqual([])
  expect(JSON.parse(installed.data ?? '')).toMatchObject({ id: '/kiosk', start_url: '/', display: 'fullscreen' })
  await page.clock.install()
  // The pictures are stored before the worker is installed: until then nothing may be said to have failed.
  await page.evaluate(() => {
    const { body } = document
    new MutationObserver(() => {
      if (body.innerText.includes('Not everything')) body.dataset['failed'] = ''
    }).observe(body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Start kiosk mode' }).click()
  await expect(heading(page)).toBeVisible()
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFull).toBe(true)
  // A customer is there: however long the storing takes, the loop does not begin.
  await heading(page).click()
  await page.keyboard.press('Control+Alt+K')
  const dialog = page.getByRole('dialog', { name: 'Leave kiosk mode' })
  await expect(dialog.getByText('Everything works offline from now on.')).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-failed')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await site.stop()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(heading(page)).toBeVisible()
  await expect.poll(isFull).toBe(false)
  await page.clock.fastForward('00:21')
  await expect(loop(page)).toContainText('Take the long way.')
  expect(await axe(page)).toEqual([])
  await page.clock.fastForward('00:09')
  await expect(
    loop(page)
      .getByRole('img', { name: /^Illustration of the Denago/ })
      .first(),
  ).toBeVisible()
  await loop(page).click()
  await expect.poll(isFull).toBe(true)
  await page.getByRole('link', { name: /^4 seats/ }).click()
  const nomad = page.getByRole('main').getByRole('link', { name: 'Denago Nomad', exact: true })
  await expect(nomad).toBeVisible()
  await nomad.click()
  await expect(page.getByRole('img', { name: /Denago Nomad/ }).first()).toBeVisible()
})
