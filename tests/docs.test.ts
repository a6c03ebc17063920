import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENGINES } from '../tools/engines/engines.mjs'
import { type Project, problemsIn } from './docs/references.ts'

const project: Project = {
  scripts: Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts),
  exists: existsSync,
}
const filesOf = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true }).map((path) => join(folder, path))
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...['docs', 'mock-api', '.github/workflows'].flatMap(filesOf),
]

test.each(documents.filter((path) => /\.(?:md|yml)$/.test(path)))(
  '%s names commands, files and links that exist',
  (path) => {
    expect(problemsIn(path, readFileSync(path, 'utf8'), project)).toEqual([])
  },
)

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

const small: Project = {
  scripts: ['start', 'test', 'build'],
  exists: (path) =>
    ['docs', 'docs/offline.md', 'src', 'src/addresses/paths.ts', 'README.md', 'tools/run.mjs'].includes(path),
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
])('a planted problem is found: %s', (_what, text, complaint) => {
  expect(problemsIn('docs/architecture.md', text, small)).toEqual([expect.stringContaining(complaint)])
})

test('what exists, and what is no file of ours, is not complained about', () => {
  const text = [
    '# Where it is',
    '`npm start`, `npm test`, `npm run build`, `npm ci`, `PORT=8080 npm start`',
    '`src/addresses/paths.ts` `src/` `docs/offline.md` `/api/vehicles` `POST /api/contact` `/images/carts/{dir}/front-960.webp`',
    '`src/features/{name}/` `*.test.ts` `https://nodejs.org` `text/html` `@chakra-ui/react`',
    '[offline](offline.md) [up](../README.md) [out](https://nodejs.org) [here](#where-it-is)',
    '```sh\nnode tools/run.mjs\n```',
  ].join('\n\n')
  expect(problemsIn('docs/architecture.md', text, small)).toEqual([])
})
