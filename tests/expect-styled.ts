import { expect, type Page } from 'playwright/test'

/** The page's own look, which no browser has by itself: the column, and the size of the heading. */
export async function expectStyled(page: Page) {
  await expect(page.locator('main')).not.toHaveCSS('min-height', '0px')
  await expect(page.locator('h1').first()).toHaveCSS('font-weight', '560')
  await expect(page.locator('footer').last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
}
