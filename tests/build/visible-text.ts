const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

const decoded = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

const INVISIBLE = /<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
/** What stands within a line of text. Every other element starts a line of its own. */
const INLINE = /<\/?(?:a|abbr|b|i|label|small|span|strong|sub|sup|time)\b[^>]*>/g

/**
 * The words of a page, line by line, as a reader meets them from top to bottom. The cells of a table stand in one line
 * with " | " between them, a term and its detail with ": ". What a field holds is text as well.
 */
export function linesOf(html: string): string[] {
  return decoded(
    html
      .replace(INVISIBLE, '')
      .replace(/<input\b[^>]*?\svalue="([^"]*)"[^>]*>/g, ' $1 ')
      .replace(/<\/t[hd]><t[hd]\b[^>]*>/g, ' | ')
      .replace(/<\/dt><dd\b[^>]*>/g, ': ')
      // Two texts of one cell or card, mostly below each other.
      .replace(/<(?:small|b)\b[^>]*>/g, ' ')
      .replace(INLINE, '')
      .replace(/<[^>]*>/g, '\n'),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

export const bodyOf = (html: string): string => html.slice(html.indexOf('<body'))

/** The part of a page that is its own: without the header, the footer and the connection widget. */
export const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
