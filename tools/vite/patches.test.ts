import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { leanHtml } from './lean-html.ts'
import { leanReact } from './lean-react.ts'
import { leanRouter } from './lean-router.ts'
import { leanViewer } from './lean-viewer.ts'
import { standIns } from './stand-ins.ts'
import { stopAtFailure } from './stop-at-failure.ts'

/** Fails when it runs after a failed build, as what writes files does. */
const follows: Plugin = {
  name: 'follows',
  closeBundle() {
    throw new Error('ENOENT: no such file')
  },
}

/** Builds a site that imports none of the packages we patch, and nothing on disk. */
const buildWithout = (patch: Plugin, code = 'console.log(1)') =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      stopAtFailure(),
      { name: 'module', resolveId: (id) => (id === 'entry' ? id : null), load: () => code },
      patch,
      follows,
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })

test('a stand-in for what nothing imports fails the build, by name', async () => {
  await expect(buildWithout(standIns())).rejects.toThrow(
    /Nothing imports .*infiniteQueryBehavior\.js, .*mutation\.js any/,
  )
})

test('a note of its version that is not found in workbox-window fails the build', async () => {
  await expect(buildWithout(standIns())).rejects.toThrow('No note of its version found in workbox-window')
})

test('a cut that finds nothing in React Router fails the build, by name', async () => {
  await expect(buildWithout(leanRouter())).rejects.toThrow(
    /No debugging names and no components at the top level .*and no texts of errors found in react-router/,
  )
})

test('a cut that finds nothing in React DOM fails the build, by name', async () => {
  await expect(buildWithout(leanReact())).rejects.toThrow(
    /Not found in react-dom: stacks of components in errors; .*findDOMNode/,
  )
})

test('a change that finds no place in the packages of the carts in 3-D fails the build, by name', async () => {
  await expect(buildWithout(leanViewer())).rejects.toThrow(
    'No size of the cube map in @google/model-viewer and no number of samples in three found',
  )
})

test('a file of React, or of its scheduler, in which no exports are found fails the build, by name', async () => {
  await expect(buildWithout(leanReact())).rejects.toThrow(
    'No exports found in react, react/jsx-runtime, react-dom, react-dom/client, scheduler.',
  )
})

const SCRIPT = '<script type="module" crossorigin src="/assets/index.js"></script>'
const STYLESHEET = '<link rel="stylesheet" crossorigin href="/assets/index.css">'

test.each([
  ['script of type module', `<!--head-->${STYLESHEET}<script type="module" src="/assets/index.js"></script>`],
  ['stylesheet after <!--head-->', `<!--head-->${SCRIPT}<link rel="stylesheet" href="/assets/index.css">`],
  ['stylesheet after <!--head-->', `${STYLESHEET}${SCRIPT}<!--head-->`],
])('a %s that Vite does not write as it did fails the build', (what, head) => {
  expect(() => leanHtml(`<head>${head}</head>`)).toThrow(`No ${what} found in the built index.html`)
})

test('the tags that Vite writes are put into our order', () => {
  expect(leanHtml(`<head>\n<meta charset="utf-8" />\n<!--head-->\n${SCRIPT}\n${STYLESHEET}\n</head>`)).toBe(
    '<head><meta charset="utf-8"><link rel="stylesheet" href="/assets/index.css"><!--head--><script type="module" fetchpriority="low" src="/assets/index.js"></script></head>',
  )
})

test.each([
  ['{ onMouseEnter: open }', 'events of selection, composition, entering and leaving'],
  ['useActionState(send)', 'forms whose action is a function'],
  ['preconnect(maps)', 'styles and scripts that React loads'],
])('a source that needs what is cut out of React fails the build: %s', async (code, what) => {
  await expect(buildWithout(leanReact(), code)).rejects.toThrow(`needs ${what}`)
})

/** What the build changes, or rewrites the tags of. React Router comes with react-router-dom, in the same version. */
const PATCHED = [
  '@google/model-viewer',
  '@tanstack/query-core',
  'react',
  'react-dom',
  'react-router-dom',
  'scheduler',
  'three',
  'vite',
  'workbox-window',
]

test.each(PATCHED)('%s, which the build changes, is pinned to the version that is installed', (name) => {
  const { devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect({ ...devDependencies, ...overrides }[name]).toBe(packages[`node_modules/${name}`].version)
})
