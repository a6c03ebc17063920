import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axeCore from 'axe-core'
import type { Result } from 'axe-core'
import type { Page } from 'playwright/test'
import { colors } from '../src/ui/theme/colors.ts'

const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WCAG_22_AA = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
/** All that can be other in the dark theme, which changes nothing but colors. */
const COLORS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

type Rules = typeof WCAG_22_AA | typeof COLORS
type WithAxe = Window & { axe?: typeof axeCore }

/** What keeps the page from WCAG 2.2 AA, as far as a program can tell: one sentence an element, nothing when all is well. */
export const axe = (page: Page): Promise<string[]> => violations(page, WCAG_22_AA)

/**
 * The same in both themes, and whether each is there at all. The page stays dark, and without motion, because colors on their way
 * are neither theme's.
 */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = [...(await otherColors(page, 0)), ...(await axe(page))]
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = [...(await otherColors(page, 1)), ...(await violations(page, COLORS))]
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

/** Colors of the body that are not the theme's: without the rules of the dark theme all would be light, and pass. */
async function otherColors(page: Page, theme: 0 | 1): Promise<string[]> {
  const found = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  const expected = { backgroundColor: rgb(colors.page[theme]), color: rgb(colors.ink[theme]) }
  return (['backgroundColor', 'color'] as const)
    .filter((name) => found[name] !== expected[name])
    .map((name) => `body: ${name} is ${found[name]} and not ${expected[name]}, the theme's`)
}

/** `#0D1512` as browsers say it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

async function violations(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  const found = await page.evaluate<Result[] | undefined, Rules>(async ({ type, values }) => {
    // Otherwise axe describes every element that passes, which takes most of its time.
    const options = { runOnly: { type, values: [...values] }, resultTypes: ['violations' as const] }
    return (await (window as WithAxe).axe?.run(options))?.violations
  }, rules)
  if (!found) throw new Error('axe is not on the page')
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}, at ${node.target.join(' ')} (${node.failureSummary?.replace(/\s+/g, ' ')})`),
  )
}
