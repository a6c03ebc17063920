import type { EmotionCache } from '@emotion/cache'

/** The rules a page used by Emotion's name for them: global sheets, and one entry for each class. */
export type PageStyles = { globals: Record<string, string>; classes: Record<string, string> }

/** What a prerendered page left in its cache (`compat` must be on, so that rules are kept as text). */
export function pageStyles(cache: EmotionCache): PageStyles {
  const styles: PageStyles = { globals: {}, classes: {} }
  for (const [name, rule] of Object.entries(cache.inserted)) {
    if (typeof rule !== 'string') continue
    const isClass = cache.registered[`${cache.key}-${name}`] !== undefined || rule.includes(`.${cache.key}-${name}`)
    styles[isClass ? 'classes' : 'globals'][name] = rule
  }
  return styles
}
