import { parseSync } from 'vite'

/** What of ESTree is read here. */
type Node = { type: string; [key: string]: unknown }

const ELEMENTS = new Set(
  (
    'a abbr address article aside b blockquote body button caption circle code dd details dialog div dl dt em fieldset ' +
    'figcaption figure footer form g h1 h2 h3 h4 h5 h6 header hr html i iframe img input label legend li line main mark ' +
    'nav ol option output p path picture polygon rect section select small span strong sub summary sup svg table tbody ' +
    'td text textarea tfoot th thead time tr ul use video'
  ).split(' '),
)

/** Selectors of a file's styles: of objects given to Chakra, of stylesheets, and of `<style>` in a string. */
export function selectorsIn(path: string, source: string): string[] {
  if (path.endsWith('.css')) return selectorsOfCss(source)
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const strings = new Map<string, string>()
  const found: string[] = []
  visit(program as unknown as Node, false, (node, inStyles) => {
    if (node.type === 'VariableDeclarator') {
      const name = (node['id'] as { name?: string }).name
      const text = textOf(node['init'] as Node | null, strings)
      if (name && text !== undefined) strings.set(name, text)
    }
    // Where it is written, not where a constant is used.
    const written = node.type === 'Identifier' ? undefined : textOf(node, strings)
    for (const css of styleElements(written)) found.push(...selectorsOfCss(css))
    if (node.type === 'Property') found.push(...split(selectorOf(node, inStyles, strings) ?? ''))
  })
  return found
}

/** The selector that a property of an object is; nothing when it is something else. */
function selectorOf(property: Node, inStyles: boolean, strings: ReadonlyMap<string, string>): string | undefined {
  const key = property['key'] as Node
  const isName = key.type === 'Identifier' && !property['computed']
  const text = isName ? (key['name'] as string) : textOf(key, strings)
  if (text === undefined || text.startsWith('@')) return undefined
  if (text.includes('&') || (!isName && /^[>+~:*[]/.test(text))) return text
  // Chakra's names of conditions, and selectors that begin with an element.
  if (/^_[a-z]/.test(text)) return text
  const names = text.replace(/\[[^\]]*\]|:nth-[\w-]+\([^)]*\)|::?[\w-]+/g, ' ').match(/[\w-]+/g) ?? []
  const isValueOfStyles = (property['value'] as Node).type === 'ObjectExpression'
  const allElements = names.length > 0 && names.every((name) => ELEMENTS.has(name))
  return allElements && isValueOfStyles && (inStyles || /[ >+~:[]/.test(text)) ? text : undefined
}

/** The text of a string or template; constants of the file are put in, other expressions become `x`. */
function textOf(node: Node | null, strings: ReadonlyMap<string, string>): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node?.type === 'Identifier') return strings.get(node['name'] as string)
  if (node?.type !== 'TemplateLiteral') return undefined
  const values = (node['expressions'] as Node[]).map((each) => textOf(each, strings) ?? 'x')
  return (node['quasis'] as { value: { cooked: string } }[])
    .map(({ value }, index) => value.cooked + (values[index] ?? ''))
    .join('')
}

const styleElements = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap((match) => match[1] ?? [])

/** What stands before each `{`, without at-rules. */
const selectorsOfCss = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map((match) => (match[1] ?? '').trim())
    .filter((prelude) => !/^(?:@|from$|to$|\d)/.test(prelude))
    .flatMap(split)

/** The selectors of a list; a comma inside of brackets separates none. */
function split(list: string): string[] {
  let depth = 0
  let selectors = ['']
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    if (letter === ',' && depth === 0) selectors = [...selectors, '']
    else selectors[selectors.length - 1] += letter
  }
  return selectors.map((selector) => selector.trim()).filter(Boolean)
}

/** Visits every node. `inStyles` inside of what is given to `chakra()`, but for the names of variants and their options. */
function visit(node: Node, inStyles: boolean, see: (node: Node, inStyles: boolean) => void, depth = 0) {
  see(node, inStyles && depth === 0)
  const isFactory = node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'chakra'
  const isVariants = node.type === 'Property' && (node['key'] as { name?: string }).name === 'variants'
  // The object of variants, its properties, the objects of options, their properties: bare names are no selectors there.
  const below = isVariants ? 4 : Math.max(0, depth - 1)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) visit(child as Node, inStyles || isFactory, see, below)
    }
  }
}
