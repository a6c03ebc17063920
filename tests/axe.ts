import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axeCore from 'axe-core'
import type { Result } from 'axe-core'
import type { Page } from 'playwright/test'

const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WCAG_22_AA = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
/** All that can be other in the dark theme, which changes nothing but colors. */
const COLORS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

type Rules = typeof WCAG_22_AA | typeof COLORS
type WithAxe = Window & { axe?: typeof axeCore }

/** What keeps the page from WCAG 2.2 AA, as far as a program can tell: one sentence an element, nothing when all is well. */
export const axe = (page: Page): Promise<string[]> => violations(page, WCAG_22_AA)

/** The same in both themes. The page stays dark, and without motion, because colors on their way are neither theme's. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const light = await axe(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...light, ...(await violations(page, COLORS)).map((violation) => `dark: ${violation}`)]
}

async function violations(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  const found = await page.evaluate<Result[] | undefined, Rules>(async ({ type, values }) => {
    // Of what passes, axe would describe every element, which takes it most of its time.
    const options = { runOnly: { type, values: [...values] }, resultTypes: ['violations' as const] }
    return (await (window as WithAxe).axe?.run(options))?.violations
  }, rules)
  if (!found) throw new Error('axe is not on the page')
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}, at ${node.target.join(' ')} (${node.failureSummary?.replace(/\s+/g, ' ')})`),
  )
}
