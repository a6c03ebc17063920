import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)

/** Anchors as GitHub makes them from headings. */
const anchorsIn = (text: string) =>
  found(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-'),
  )

function isDead(link: string, document: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path ? posix.join(posix.dirname(document), path) : document
  return !existsSync(file) || (anchor !== undefined && !anchorsIn(read(file)).includes(anchor))
}

test.each(documents)('%s names links, files and commands that exist', (document) => {
  const text = read(document)
  const links = found(text, /\]\((?![a-z]+:)([^)\s]+)\)/g)
  const files = found(text, /`((?:art|src|server|mock-api|tools|tests|docs|deploy|public)\/[\w./@-]*)`/g)
  const commands = [...found(text, /\bnpm run (?:-\S+ )*([\w:-]+)/g), ...found(text, /\bnpm (start|test)\b/g)]
  expect({
    links: links.filter((link) => isDead(link, document)),
    files: files.filter((file) => !existsSync(file) && !file.includes('.local.')),
    commands: commands.filter((name) => !scripts.includes(name)),
  }).toEqual({ links: [], files: [], commands: [] })
})

/** The call up to `whose`, however it is written. */
const DECLARATION = /(?<!function )\blocalSetting(?:<[^(]*>)?(\(.*?\bwhose: '\w+')/gs

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /(?<!\.test)\.(?:tsx?|css)$/.test(file) && existsSync(file))
  .map(read)

const settings = sources
  .flatMap((code) => found(code, DECLARATION))
  .map((call) => [call.match(/whose: '(\w+)'/)?.[1], call.match(/\bkey: '([\w-]+)'/)?.[1]])

test.each(['device', 'person'])('docs/contracts.md names each setting of a %s', (whose) => {
  const [row = ''] = found(
    read('docs/contracts.md'),
    RegExp(`^\\| .localStorage. \\| .${whose}:\\{key\\}. \\| (.*?) \\|`, 'gm'),
  )
  const named = found(row.slice(row.indexOf(': ')), /`([\w-]+)`/g)
  const declared = settings.filter(([its]) => its === whose).map(([, key]) => key)
  expect(named.toSorted()).toEqual(declared.toSorted())
})

/** Places where code names a cache or a database; the packages that open their own are last. */
const STORE_NAMES = [
  /\bconst \w*(?:CACHE|DATABASE) = '([\w-]+)'/g,
  /\bconst \w+Caches = (\{.*?\})/gs,
  /\bcaches\.(?:open|delete|has)\('([\w-]+)'/g,
  /\b(?:cacheName: |networkOrStore\(|createStore\(|openDB\()'([\w-]+)'/g,
  /\bfrom '(workbox-(?:expiration|precaching))'/g,
]

test('docs/contracts.md names each cache and database', () => {
  const rows = found(read('docs/contracts.md'), /^\| (?:Cache Storage|IndexedDB) (.*? \|.*?) \|/gm)
  const listed = rows.flatMap((row) => found(row, /`([\w-]+)/g))
  const used = sources
    .flatMap((code) => STORE_NAMES.flatMap((pattern) => found(code, pattern)))
    .flatMap((name) => (name.startsWith('{') ? found(name, /'([\w-]+)'/g) : name))
    .map((name) => (name === 'workbox-precaching' ? 'workbox-precache-v2-' : name))
  expect(used).toEqual(expect.arrayContaining(['outbox', 'days-v1', 'kept-models']))
  expect([...new Set(used)].filter((name) => !listed.includes(name))).toEqual([])
})

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g
const SELECTED = /\[(data-[\w-]+)/g

test('docs/contracts.md names each attribute that one file renders and another finds', () => {
  const firstCells = found(read('docs/contracts.md'), /^\| (.*?) \|/gm)
  const named = firstCells.flatMap((cell) => found(cell, /`(data-[\w-]+)`/g))
  const shared = sources.flatMap((source) => {
    const code = source.replace(COMMENT, '')
    const rendered = code.replace(SELECTED, '')
    return found(code, SELECTED).filter((attribute) => !RegExp(`\\b${attribute}\\b(?!-)`).test(rendered))
  })
  expect(shared).toContain('data-dock')
  expect([...new Set(shared)].filter((attribute) => !named.includes(attribute))).toEqual([])
})

test('docs/inquiries.md draws each state of a delivery, and no other', () => {
  const table = read('server/store/schema.ts').split('export type DeliveryTable')[1] ?? ''
  const states = found(table.split('\n').find((line) => line.startsWith('  state: ')) ?? '', /'([\w-]+)'/g)
  const [diagram = ''] =
    read('docs/inquiries.md').match(/(?<=```mermaid\nstateDiagram-v2\n)(?:(?!```).)*heldback.*?(?=```)/s) ?? []
  const labels = Object.fromEntries([...diagram.matchAll(/^ {2}(\w+): (\S+)$/gm)].map(([, id, label]) => [id, label]))
  const drawn = [...diagram.matchAll(/^ {2}(\S+) --> (\w+)/gm)].flatMap(([, from = '', to = '']) => [from, to])
  const names = drawn.filter((id) => id !== '[*]').map((id) => labels[id] ?? id)
  expect([...new Set(names)].toSorted()).toEqual(states.toSorted())
})
