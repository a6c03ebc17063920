import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { ENGINES } from '../tools/engines/engines.mjs'
import { type Project, problemsIn } from './docs/references.ts'

const filesOf = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).map((path) => join(folder, path))
const ours = [
  ...readdirSync('.'),
  ...['.ci', '.github', 'deploy', 'docs', 'mock-api', 'public', 'server', 'src', 'tests', 'tools'].flatMap(filesOf),
]
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('node_modules/'))
const project: Project = {
  scripts: Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts),
  exists: existsSync,
  names: new Set(ours.map((path) => posix.basename(path))),
  read: (path) => readFileSync(path, 'utf8'),
}
const documents = ours.filter((path) => /\.(?:md|ya?ml)$/.test(path))

test('every document of the repository is looked at', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      ...['README.md', 'docs/alerts.yaml', 'docs/architecture.md', 'mock-api/README.md'],
      ...['src/before-hydration/README.md', 'tools/art/source/README.md', '.github/workflows/ci.yml'],
    ]),
  )
})

test.each(documents)('%s names commands, files and links that exist', (path) => {
  expect(problemsIn(path, readFileSync(path, 'utf8'), project)).toEqual([])
})

test('every command is in the table of the README', () => {
  const readme = readFileSync('README.md', 'utf8')
  const isListed = (script: string) => new RegExp(`^\\| \`npm (?:run )?${script}\` \\|`, 'm').test(readme)
  expect(project.scripts.filter((script) => !isListed(script))).toEqual([])
})

test('every engine of `npm run engines` is in the table of docs/offline.md, with its version and the day', () => {
  const [, engines = ''] = /## Engines\n([\s\S]*)/.exec(readFileSync('docs/offline.md', 'utf8')) ?? []
  const isListed = (engine: string) =>
    new RegExp(`^\\| .*${engine}.* \\d+\\.\\d.* \\| \\d{4}-\\d{2}-\\d{2},? .npm run engines`, 'im').test(engines)
  expect(Object.keys(ENGINES)).not.toEqual([])
  expect(Object.keys(ENGINES).filter((engine) => !isListed(engine))).toEqual([])
})

const smallFiles: Record<string, string> = {
  'docs/offline.md': '# What is kept',
  'src/addresses/paths.ts': '',
  'README.md': '',
  'tools/run.mjs': '',
}
const small: Project = {
  scripts: ['start', 'test', 'build'],
  exists: (path) => ['docs', 'src'].includes(path) || path in smallFiles,
  names: new Set(['offline.md', 'paths.ts', 'README.md', 'run.mjs']),
  read: (path) => smallFiles[path] ?? '',
}

test.each([
  ['a script nobody wrote', 'Run `npm run deploy`.', 'npm run deploy'],
  ['a script nobody wrote, after an option', 'Run `npm run -s deploy`.', 'npm run deploy'],
  ['a script nobody wrote, in a block', '```sh\nPORT=80 npm run deploy\n```', 'npm run deploy'],
  ['a file that was moved', 'See `src/app/paths.ts`.', 'src/app/paths.ts'],
  ['a folder that was moved', 'See `src/components/`.', 'src/components/'],
  ['a file in a block', '```sh\nnode tools/gone.mjs\n```', 'tools/gone.mjs'],
  ['a dead link', 'See [offline](./ofline.md).', './ofline.md'],
  ['a link out of its folder', 'See [paths](../src/path.ts#top).', '../src/path.ts'],
  ['a dead picture', '![home](screenshots/home.png)', 'screenshots/home.png'],
  ['a heading that is not there', '# Offline\n[see](#online)', '#online'],
  ['a heading that is not there, in another file', '# Sent\n[see](offline.md#sent)', 'offline.md#sent'],
  ['a heading that is not there, in code', '`docs/offline.md#sent`', 'docs/offline.md#sent'],
  ['a file without its folder that is gone', 'Called by `path.ts`.', 'path.ts'],
  ['a file without its folder that is gone, in a command', '`node render.mjs --all`', 'render.mjs'],
])('a planted problem is found: %s', (_what, text, complaint) => {
  expect(problemsIn('docs/architecture.md', text, small)).toEqual([expect.stringContaining(complaint)])
})

test.each([
  ['a file that was moved', '# See docs/online.md.', 'docs/online.md does not exist'],
  ['a file without its folder that is gone', 'run: node start.mjs', 'start.mjs'],
])('a planted problem in YAML is found: %s', (_what, text, complaint) => {
  expect(problemsIn('docs/alerts.yaml', text, small)).toEqual([expect.stringContaining(complaint)])
})

test('what exists, and what is no file of ours, is not complained about', () => {
  const text = [
    '# Where it is',
    '`npm start`, `npm test`, `npm run build`, `npm ci`, `PORT=8080 npm start`',
    '`src/addresses/paths.ts` `src/` `docs/offline.md` `/api/vehicles` `POST /api/contact` `/images/carts/{dir}/front-960.webp`',
    '`src/features/{name}/` `*.test.ts` `https://nodejs.org` `text/html` `@chakra-ui/react`',
    '`paths.ts` `run.mjs` `sw.js` `{name}.tsx` `*.e2e.ts` `index.*` `Node.js` `docs/offline.md#what-is-kept`',
    '[offline](offline.md) [kept](offline.md#what-is-kept) [up](../README.md) [out](https://nodejs.org) [here](#where-it-is)',
    '```sh\nnode tools/run.mjs\n```',
  ].join('\n\n')
  expect(problemsIn('docs/architecture.md', text, small)).toEqual([])
  expect(problemsIn('docs/alerts.yaml', '# docs/offline.md: what is kept. See README.md.', small)).toEqual([])
})
