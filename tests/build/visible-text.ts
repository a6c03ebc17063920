import type { Page } from './parsed-pages.ts'

type Node = ReturnType<ReturnType<Page>['contents']>[number]

const INVISIBLE = new Set(['script', 'style', 'svg', 'noscript', 'template'])
/** Elements within a line of text. Every other element is a line of its own. */
const INLINE = new Set(['a', 'abbr', 'i', 'label', 'span', 'strong', 'sub', 'sup', 'time'])
/** Two texts of one cell or card, mostly below each other. */
const APART = new Set(['b', 'small'])

/**
 * The text of the last part of a page that matches a selector, line by line, from top to bottom. The cells of a table row
 * are one line with " | " between them, a term and its detail one with ": ". The value of a field is text as well.
 */
export const linesOf = (page: Page, part: string): string[] =>
  page(part)
    .last()
    .contents()
    .toArray()
    .map(textOf)
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

function textOf(node: Node): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ')
  if (!('attribs' in node) || INVISIBLE.has(node.name)) return ''
  if (node.name === 'input') return ` ${node.attribs.value ?? ''} `
  const text = node.children.map(textOf).join('')
  if (INLINE.has(node.name)) return text
  if (APART.has(node.name)) return ` ${text}`
  return `${between(node.prev, node) ?? '\n'}${text}${between(node, node.next) === undefined ? '\n' : ''}`
}

/** The separator between two neighbours on one line; undefined when they are not on one line. */
function between(first: Node | null, second: Node | null): string | undefined {
  const names = [first, second].map((node) => (node && 'name' in node ? node.name : undefined))
  if (names.every((name) => name === 'td' || name === 'th')) return ' | '
  return names.join() === 'dt,dd' ? ': ' : undefined
}
