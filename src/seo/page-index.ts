import { absoluteUrl } from './url.ts'

/** A page that search engines may list. `text` is the visible text between header and footer. */
export type IndexedPage = { path: string; title: string; description: string; text: string }

type Rendered = { path: string; head: string; body: string }

const UNESCAPED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const decoded = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => UNESCAPED[entity] ?? entity)
const textOf = (html: string) =>
  decoded(html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The rendered pages that are their own canonical address and may be indexed. A second address of a page names another
 * page as canonical; the not-found pages name none.
 */
export const indexedPages = (pages: readonly Rendered[]): IndexedPage[] =>
  pages
    .filter(({ path, head }) => head.includes(`<link rel="canonical" href="${absoluteUrl(path)}"`))
    .filter(({ head }) => !head.includes('<meta name="robots" content="noindex"'))
    .map(({ path, head, body }) => ({
      path,
      title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
      description: decoded(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
      text: textOf(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''),
    }))
