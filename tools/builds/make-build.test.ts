import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeBuild } from './make-build.mjs'
import { pageOf, type TestProject, testProject, writeBuild } from './test-builds.ts'

let project: TestProject
beforeEach(() => {
  project = testProject()
})
afterEach(() => project.remove())

const inPlace = (file = 'index.html') => readFileSync(join(project.builds.link, file), 'utf8')
const folders = () => readdirSync(project.builds.folder)

/** Builds from code of this name. */
function build(name: string, when: 'always' | 'when-changed' = 'when-changed') {
  const make = builder((dir) => writeBuild(dir, name))
  return makeBuild({ ...project.site, env: { VITE_NAME: name }, make }, when)
}

/** A builder that does this and ends with the code. */
const builder =
  (action: (dir: string) => void, code = 0) =>
  async (dir: string) => {
    action(dir)
    return code
  }
const half = (dir: string) => writeFileSync(join(dir, 'index.html'), 'half')

test('a build replaces the one before by one rename of a relative link', async () => {
  expect(await build('one')).toBe('built')
  expect(readlinkSync(project.builds.link)).toBe(join('.builds', '1'))
  expect(await build('second')).toBe('built')
  expect(readlinkSync(project.builds.link)).toBe(join('.builds', '2'))
  expect(inPlace()).toBe(pageOf('second'))
  expect(folders()).toEqual(['1', '2'])
})

test('unchanged sources are not built again, unless requested', async () => {
  await build('one')
  expect(await build('one')).toBe('up to date')
  expect(await build('one', 'always')).toBe('built')
  project.write('mock-api/db.json', '{"vehicles":[1]}')
  expect(await build('one')).toBe('built')
})

describe('what goes wrong leaves the site as it was', () => {
  beforeEach(() => build('one'))

  test.each<[string, Partial<TestProject['site']>, string, string]>([
    ['content that is refused', { check: async () => 1 }, 'refused', 'Nothing was built. The site stays as it was'],
    ['a build that fails half-way', { make: builder(half, 1) }, 'failed', 'The build failed. The site stays as it was'],
    [
      'a build that ends well without its pages',
      { make: builder(half) },
      'failed',
      'The build has no app-shell.html and no 404.html. The site stays as it was',
    ],
  ])('%s', async (_what, broken, outcome, sentence) => {
    expect(await makeBuild({ ...project.site, ...broken }, 'always')).toBe(outcome)
    expect(project.said.at(-1)).toBe(sentence)
    expect(inPlace()).toBe(pageOf('one'))
    expect(folders()).toEqual(['1'])
    // And the next one is built.
    expect(await build('second')).toBe('built')
  })

  test('a builder that cannot run at all', async () => {
    const make = () => Promise.reject(new Error('ENOSPC: no space left on device'))
    await expect(makeBuild({ ...project.site, make }, 'always')).rejects.toThrow('ENOSPC')
    expect([inPlace(), folders()]).toEqual([pageOf('one'), ['1']])
    expect(await build('second')).toBe('built')
  })

  test('the remains of a killed build are removed an hour later', async () => {
    const left = join(project.builds.folder, 'unfinished-1')
    mkdirSync(left)
    await build('second')
    expect(folders()).toEqual(['1', '2', 'unfinished-1'])
    utimesSync(left, new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000))
    await build('third')
    expect(folders()).toEqual(['2', '3'])
  })
})

test('a folder unpacked by hand where the link belongs becomes a build', async () => {
  writeBuild(project.builds.link, 'old')
  expect(await build('one')).toBe('built')
  expect(lstatSync(project.builds.link).isSymbolicLink()).toBe(true)
  expect(inPlace()).toBe(pageOf('one'))
  expect(inPlace('assets/app-old.js')).toBe(`go('old')`)
})

test('a build gets the hashed files of the build before, compressed ones too, and no older ones', async () => {
  await build('one')
  await build('second')
  expect([inPlace('assets/app-one.js'), inPlace('assets/app-one.js.br')]).toEqual([`go('one')`, `go('one')`])
  await build('third')
  expect(inPlace('assets/app-second.js')).toBe(`go('second')`)
  expect(existsSync(join(project.builds.link, 'assets/app-one.js'))).toBe(false)
  expect(folders()).toEqual(['2', '3'])
})

test('two builds at once are both complete, and the last one is live', async () => {
  let release = () => {}
  const isSecondDone = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = makeBuild(
    {
      ...project.site,
      make: async (dir) => {
        await isSecondDone
        writeBuild(dir, 'slow')
        return 0
      },
    },
    'always',
  )
  await build('second')
  release()
  expect([await slow, inPlace(), inPlace('assets/app-second.js')]).toEqual(['built', pageOf('slow'), `go('second')`])
})
