import { paths } from '../../src/addresses/paths.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'

/** Between them they have every kind of block: lists, steps, facts, tables, a note. */
const SHAPES = ['staffing-report', 'storage-policy', 'rental-policy', 'feedback-policy']

test('policies can be read by everybody, in both themes', async ({ page }) => {
  for (const slug of SHAPES)
    await test.step(slug, async () => {
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      await page.goto(paths.policy(slug))
      expect.soft(await axeInBothThemes(page), slug).toEqual([])
    })
})

test('the picture above a policy takes a fifth of the screen at most', async ({ page }) => {
  for (const path of [paths.policies, paths.policy('return-policy'), paths.privacy])
    await test.step(path, async () => {
      await page.goto(path)
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [667, 375],
        [844, 390],
        [768, 1024],
        [1440, 900],
        [1080, 1920],
      ] as const) {
        await page.setViewportSize({ width, height })
        const box = await page.locator('main picture').first().boundingBox()
        expect(box?.height, `${width} x ${height}`).toBeGreaterThan(0)
        expect(box?.height, `${width} x ${height}`).toBeLessThanOrEqual(height / 5)
      }
    })
})
