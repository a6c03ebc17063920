import { paths } from '../../src/addresses/paths.ts'
import { dealer } from '../../src/content/dealer.ts'
import { axe, expect, test } from '../fixtures.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const MAIN_LINKS = ['Home', 'Inventory', 'Rentals', 'Services', 'Showroom', 'Contact']
const ABOUT_LINKS = ['About Us', 'Eco-Impact Calculator']

test.describe('moving between pages', () => {
  test.use({ viewport: desktop })

  test('the navigation marks the current page, also on pages below it; share tags and structured data are those of the page', async ({
    page,
  }) => {
    const structuredData = page.locator('script[type="application/ld+json"]')
    await page.goto(paths.inventory)
    await expect(structuredData).toHaveCount(1)
    const main = page.getByRole('navigation', { name: 'Main' })
    await expect(main.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page')
    await expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
    await main.getByRole('link', { name: 'Home' }).click()
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await expect(main.getByRole('link', { name: 'Inventory' })).not.toHaveAttribute('aria-current')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(structuredData).toHaveCount(0)
    const title = await page.title()
    for (const name of ['og:title', 'twitter:title'])
      await expect(page.locator(`meta:is([name="${name}"], [property="${name}"])`)).toHaveAttribute('content', title)
  })

  test('the About menu opens by keyboard, closes on Escape with the focus back, and when the focus leaves', async ({
    page,
  }) => {
    await page.goto(paths.inventory)
    const summary = page.getByText('About', { exact: true }).first()
    const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(item).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(item).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(item).toBeHidden()
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Call Now/ }).focus()
    await expect(item).toBeHidden()
  })

  test('the links of the header stay in their places while the HTML after them is still to come', async ({ page }) => {
    await page.goto(paths.inventory)
    const header = page.locator('header').first()
    const place = () => header.getByRole('link', { name: 'Inventory' }).boundingBox()
    const whole = await place()
    await header.locator('nav, nav ~ *, a ~ details').evaluateAll(([, ...later]) => {
      for (const element of later) element.remove()
    })
    expect(await place()).toEqual(whole)
  })

  test('Tab moves through the header in reading order, from the link past it through the open About menu', async ({
    page,
  }) => {
    await page.goto(paths.inventory)
    const walked: string[] = []
    const step = async () => {
      await page.keyboard.press('Tab')
      walked.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? (document.activeElement as HTMLElement).innerText,
        ),
      )
    }
    while (!walked.at(-1)?.startsWith('About') && walked.length < 20) await step()
    await page.keyboard.press('Enter')
    while (!walked.at(-1)?.includes(dealer.phone.label) && walked.length < 20) await step()
    expect(walked.map((name) => name.replace(/\s+/g, ' ').trim())).toEqual([
      'Skip to content',
      dealer.name,
      ...MAIN_LINKS,
      'About',
      ...ABOUT_LINKS,
      expect.stringContaining(dealer.phone.label),
    ])
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
  })

  test.describe('a missing page', () => {
    test.use({ expectedErrors: [/status of 404/] })

    test('says so, and links to other pages', async ({ page }) => {
      await page.goto('/no/such/page')
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu slides in with every link, keeps the focus inside, returns it on Escape and on its button, and closes when a link is chosen', async ({
    page,
  }) => {
    await page.goto(paths.home)
    const button = page.getByRole('link', { name: 'Menu' })
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel).toBeVisible()
    for (const name of [...MAIN_LINKS, ...ABOUT_LINKS])
      await expect(panel.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: /Call Now/ })).toHaveAttribute('href', /^tel:\+1/)
    expect(await axe(page)).toEqual([])

    const reachable = await panel.locator('a, button').count()
    const reached = new Set<string>()
    for (let step = 0; step <= reachable + 1; step++) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body) return 'the browser itself'
        return activeElement.closest('dialog') ? activeElement.outerHTML : 'behind the menu'
      })
      reached.add(at)
    }
    expect(reached).not.toContain('behind the menu')
    reached.delete('the browser itself')
    expect(reached.size).toBeGreaterThanOrEqual(reachable)

    const isLeft = () => expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    // Its history entry is left a moment later.
    await isLeft()
    await button.click()
    await panel.getByRole('button', { name: 'Close menu' }).click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    await isLeft()

    await button.click()
    await panel.getByRole('link', { name: 'Inventory', exact: true }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeFocused()
  })

  test('Back closes the open menu; after a link of the menu it leads to the page below', async ({ page }) => {
    await page.goto(paths.rentals)
    await page.goto(paths.services)
    const panel = page.getByRole('dialog', { name: 'Menu' })
    const button = page.getByRole('link', { name: 'Menu' })
    await button.click()
    await expect(panel).toBeVisible()
    await page.goBack()
    // React removes the closed dialog a frame later, and a press before that opens no other.
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(paths.services)
    await expect(button).toBeFocused()

    await button.click()
    await panel.getByRole('link', { name: 'Inventory', exact: true }).click()
    await expect(page).toHaveURL(paths.inventory)
    await page.goBack()
    await expect(page).toHaveURL(paths.services)
    await page.goBack()
    await expect(page).toHaveURL(paths.rentals)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the menu button leads to the links in the footer', async ({ page }) => {
    await page.goto(paths.inventory)
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page).toHaveURL(/#site-links$/)
  })
})

test.describe('without JavaScript and without a page', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

  test('the page of an unknown vehicle still names the dealer, and has links', async ({ page }) => {
    await page.goto(paths.vehicle('never-was'), { waitUntil: 'load' })
    await expect(page).toHaveTitle(`Vehicle Not Found | ${dealer.name}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Inventory' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible()
  })
})
