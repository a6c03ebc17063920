import axeCore, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What keeps the page from WCAG 2.2 AA, as far as a program can tell: one sentence an element, nothing when all is well. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source)
  const results = await page.evaluate<AxeResults, string[]>(
    (values) => (window as unknown as { axe: typeof axeCore }).axe.run({ runOnly: { type: 'tag', values } }),
    WCAG_22_AA,
  )
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}, at ${node.target.join(' ')} (${node.failureSummary?.replace(/\s+/g, ' ')})`),
  )
}
