import { parseAst } from 'vite'

/** A call of Chakra's factory: `const Name = chakra(…)`. Positions are offsets into the source. */
type CallSite = { name: string; start: number; end: number }

/** A JSX element `<Name attribute …>`, with the names of its attributes. */
type Element = { name: string; attributes: string[]; line: number }

export type Source = {
  /** The statement `import { chakra } from '@chakra-ui/react'`. */
  factoryImport: { start: number; end: number } | undefined
  calls: CallSite[]
  elements: Element[]
  /** Local name -> where it is imported from. */
  imports: Map<string, { from: string; name: string }>
}

/** The parts of an ESTree node that this file reads. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }

const PACKAGE = '@chakra-ui/react'
const FACTORY = 'chakra'

/**
 * Finds what the build replaces in a module, and the elements whose attributes it checks.
 * @throws Error with the line when the factory is used in a way that cannot be computed at build
 */
export function readSource(code: string, file: string): Source {
  const program = parseAst(code, { lang: 'tsx' }, file) as unknown as { body: Node[] }
  const source: Source = { factoryImport: undefined, calls: [], elements: [], imports: new Map() }
  const lineOf = (node: Node) => code.slice(0, node.start).split('\n').length
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') readImport(statement, source)
    else for (const call of callsIn(statement)) source.calls.push(call)
  }
  const known = new Set(source.calls.map(({ start }) => start))
  visit(program as unknown as Node, (node, parent) => {
    if (node.type === 'JSXOpeningElement') source.elements.push({ ...readElement(node), line: lineOf(node) })
    if (!source.factoryImport || (node['name'] !== FACTORY && !isFactoryMember(node))) return
    const isCall = parent?.type === 'CallExpression' && parent['callee'] === node && known.has(parent.start)
    if (isCall || parent?.type === 'ImportSpecifier' || node.type === 'JSXIdentifier') return
    throw new Error(`${file}:${lineOf(node)}: the build computes only "const Name = chakra(…)" at the top level`)
  })
  return source
}

function readImport(statement: Node, source: Source) {
  const from = (statement['source'] as { value: string }).value
  for (const specifier of statement['specifiers'] as Node[]) {
    const local = (specifier['local'] as { name: string }).name
    const name = (specifier['imported'] as { name: string } | undefined)?.name ?? 'default'
    source.imports.set(local, { from, name })
    if (from === PACKAGE && name === FACTORY) source.factoryImport = { start: statement.start, end: statement.end }
  }
}

/** The calls in `const Name = chakra(…)` and `export const Name = chakra(…)`. */
function callsIn(statement: Node): CallSite[] {
  const declaration = (
    statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
  ) as Node | null
  if (declaration?.type !== 'VariableDeclaration') return []
  return (declaration['declarations'] as Node[]).flatMap((each) => {
    const call = each['init'] as Node | null
    if (call?.type !== 'CallExpression' || (call['callee'] as { name?: string }).name !== FACTORY) return []
    return [{ name: (each['id'] as { name: string }).name, start: call.start, end: call.end }]
  })
}

/** `<chakra.p>` */
const isFactoryMember = (node: Node) =>
  node.type === 'JSXMemberExpression' && (node['object'] as { name?: string }).name === FACTORY

const readElement = (node: Node) => ({
  name: (node['name'] as { name?: string }).name ?? '',
  attributes: (node['attributes'] as Node[]).flatMap(({ name }) => (name as { name?: string } | undefined)?.name ?? []),
})

function visit(node: Node, see: (node: Node, parent: Node | undefined) => void, parent?: Node) {
  see(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && 'type' in child) visit(child as Node, see, node)
    }
  }
}
