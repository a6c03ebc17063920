import { createHash } from 'node:crypto'
import type { PageStyles } from '../../src/seo/page-styles.ts'

/** Emotion's key, see `createEmotionCache`. */
const KEY = 'c'

export type SharedStyles = {
  /** Name and text of the stylesheet every page links. */
  file: { name: string; css: string }
  /** The tags of a page's head: the link, the rules of its own, and marks that tell Emotion what it need not add. */
  tags: (page: PageStyles) => string
}

/**
 * Takes the rules that pages of more than one kind have (reset, tokens, header, footer, cards) out of the pages: 10 KB
 * that would stand in each of a hundred precached files, and that a second page does not load again.
 * @param pages the styles of each page with the source module of its route, which is its kind
 */
export function shareStyles(pages: readonly { kind: string; styles: PageStyles }[]): SharedStyles {
  const shared = {
    globals: common(pages.map(({ kind, styles }) => [kind, styles.globals])),
    classes: common(pages.map(({ kind, styles }) => [kind, styles.classes])),
  }
  const css = tight([...Object.values(shared.globals), ...Object.values(shared.classes)].join(''))
  const name = `assets/site-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  return {
    file: { name, css },
    tags: (page) => {
      const globals = Object.entries(page.globals).map(
        ([id, rule]) => `<style data-emotion="${KEY}-global ${id}">${id in shared.globals ? '' : rule}</style>`,
      )
      const own = Object.entries(page.classes).filter(([id]) => !(id in shared.classes))
      const names = [...Object.keys(shared.classes), ...own.map(([id]) => id)].join(' ')
      const rules = tight(own.map(([, rule]) => rule).join(''))
      return `<link rel="stylesheet" href="/${name}">${globals.join('')}<style data-emotion="${KEY} ${names}">${rules}</style>`
    },
  }
}

/** What Emotion writes and no browser needs; strings hold neither. */
const tight = (css: string) => css.replaceAll(';}', '}').replaceAll(', ', ',').replaceAll('width: ', 'width:')

function common(pages: readonly [kind: string, rules: Record<string, string>][]): Record<string, string> {
  const kinds = new Map<string, { rule: string; kinds: Set<string> }>()
  for (const [kind, rules] of pages) {
    for (const [id, rule] of Object.entries(rules)) {
      const entry = kinds.get(id) ?? { rule, kinds: new Set() }
      kinds.set(id, entry)
      entry.kinds.add(kind)
    }
  }
  return Object.fromEntries([...kinds].filter(([, { kinds }]) => kinds.size > 1).map(([id, { rule }]) => [id, rule]))
}
