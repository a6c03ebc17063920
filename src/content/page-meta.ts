import { dealer } from './dealer.ts'
import type { PageMeta } from './schema/page.ts'

/** The sentence at the end of every page description. */
export const callToAction = `Call ${dealer.phone.label}.`

/**
 * The metadata of a page for search engines.
 * @param subject what the page is about, without the dealer's name
 * @param summary one or two sentences; the call to action is added
 */
export const pageMeta = (subject: string, summary: string, keywords: readonly string[]): PageMeta => ({
  title: `${subject} | ${dealer.name}`,
  description: `${summary} ${callToAction}`,
  keywords: [...keywords],
})
