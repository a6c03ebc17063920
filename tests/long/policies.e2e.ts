import { paths } from '../../src/addresses/paths.ts'
import { axeInBothThemes, expect, test } from '../fixtures.ts'

/** Between them they have every kind of block: lists, steps, facts, tables, a note. */
const SHAPES = ['staffing-report', 'storage-policy', 'rental-policy', 'feedback-policy']

test('policies are accessible in both themes', async ({ page }) => {
  for (const slug of SHAPES)
    await test.step(slug, async () => {
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      await page.goto(paths.policy(slug))
      expect.soft(await axeInBothThemes(page), slug).toEqual([])
    })
})
