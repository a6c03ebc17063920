import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LIMITS } from '../../tests/limits.ts'
import { takeBuildLock } from './build-lock.mjs'
import { makeBuild } from './make-build.mjs'
import { pageOf, type TestProject, testProject, writeBuild } from './test-builds.ts'

let project: TestProject
beforeEach(() => {
  project = testProject()
})
afterEach(() => project.remove())

const inPlace = (file = 'index.html') => readFileSync(join(project.builds.link, file), 'utf8')
const folders = () => readdirSync(project.builds.folder).filter((name) => !name.startsWith('turn.'))

/** Builds from code of this name. */
function build(name: string, when: 'always' | 'when-changed' | 'by-itself' = 'when-changed') {
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

test('a build takes the place of the one before by one rename of a relative link', async () => {
  expect(await build('one')).toBe('built')
  expect(readlinkSync(project.builds.link)).toBe(join('.builds', '1'))
  expect(await build('second')).toBe('built')
  expect(readlinkSync(project.builds.link)).toBe(join('.builds', '2'))
  expect(inPlace()).toBe(pageOf('second'))
  expect(folders()).toEqual(['1', '2'])
})

test('what has not changed is not built again, unless it is asked for', async () => {
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

  test('what a builder left behind that was killed', async () => {
    mkdirSync(join(project.builds.folder, 'unfinished-1'))
    await build('second')
    expect(folders()).toEqual(['1', '2'])
  })
})

test('what is built is what was checked, although the catalogue is edited meanwhile', async () => {
  const checked: string[] = []
  const built: string[] = []
  const site = {
    ...project.site,
    check: async (catalogue: string, name: string) => {
      checked.push(readFileSync(catalogue, 'utf8'))
      project.write('mock-api/db.json', '{"vehicles":[')
      expect(name).toBe(join(project.site.folder, 'mock-api/db.json'))
      return 0
    },
    make: async (dir: string, catalogue: string) => {
      built.push(readFileSync(catalogue, 'utf8'))
      writeBuild(dir, 'one')
      return 0
    },
  }
  expect(await makeBuild(site, 'when-changed')).toBe('built')
  expect([checked, built]).toEqual([['{"vehicles":[]}'], ['{"vehicles":[]}']])
  // The edit since then asks for another one.
  expect(await build('one')).toBe('built')
})

test('a folder in the place of the link, from a version without links, becomes a build to go back to', async () => {
  writeBuild(project.builds.link, 'old')
  expect(await build('one')).toBe('built')
  expect(lstatSync(project.builds.link).isSymbolicLink()).toBe(true)
  expect(inPlace()).toBe(pageOf('one'))
  expect(inPlace('assets/app-old.js')).toBe(`go('old')`)
  const before = project.builds.previous()
  expect(before && readFileSync(join(before.dir, 'index.html'), 'utf8')).toBe(pageOf('old'))
})

test('hashed files of earlier builds come along, compressed forms too, for a day after they were last used', async () => {
  await build('one')
  await build('second')
  expect([inPlace('assets/app-one.js'), inPlace('assets/app-one.js.br')]).toEqual([`go('one')`, `go('one')`])
  // A price changes twice: the files from before the upgrade are still there.
  for (const price of [1, 2]) {
    project.write('mock-api/db.json', `{"vehicles":[${price}]}`)
    await build('second')
  }
  expect(inPlace('assets/app-one.js')).toBe(`go('one')`)
  const made = project.builds.live()?.made
  expect(made?.assets).toEqual({ 'app-second.js': null, 'app-one.js': expect.any(Number) })
  // A day later.
  const file = join(project.builds.link, '.build')
  const assets = { ...made?.assets, 'app-one.js': Date.now() - 25 * 60 * 60 * 1000 }
  writeFileSync(file, JSON.stringify({ ...made, assets }))
  await build('third')
  expect(existsSync(join(project.builds.link, 'assets/app-one.js'))).toBe(false)
  expect(inPlace('assets/app-second.js')).toBe(`go('second')`)
})

describe('going back', () => {
  const goBack = () => {
    const previous = project.builds.previous()
    return previous && project.builds.restore(previous)
  }

  test('leads to the build before, and from there to the one before that', async () => {
    for (const name of ['one', 'second', 'third']) await build(name)
    goBack()
    expect(inPlace()).toBe(pageOf('second'))
    // Whoever has the third one open may still ask for its files.
    expect(inPlace('assets/app-third.js')).toBe(`go('third')`)
    goBack()
    expect(inPlace()).toBe(pageOf('one'))
    expect(goBack()).toBeUndefined()
  })

  test('is not undone by itself, only when it is asked for', async () => {
    await build('one')
    await build('second')
    goBack()
    expect(await build('second', 'by-itself')).toBe('unwanted')
    project.write('mock-api/db.json', '{"vehicles":[1]}')
    expect(await build('second', 'by-itself')).toBe('unwanted')
    expect(inPlace()).toBe(pageOf('one'))
    expect(await build('third', 'by-itself')).toBe('built')
    goBack()
    expect(await build('third', 'when-changed')).toBe('built')
    project.write('mock-api/db.json', '{"vehicles":[2]}')
    expect(await build('third', 'by-itself')).toBe('built')
  })

  test('from a catalogue leaves the way free for the next one', async () => {
    await build('one')
    project.write('mock-api/db.json', '{"vehicles":["wrong"]}')
    await build('one')
    goBack()
    expect(await build('one', 'by-itself')).toBe('unwanted')
    project.write('mock-api/db.json', '{"vehicles":["right"]}')
    expect(await build('one', 'by-itself')).toBe('built')
  })

  test('to other code is possible however often a price has changed since', async () => {
    await build('one')
    for (let price = 0; price < 9; price += 1) {
      project.write('mock-api/db.json', `{"vehicles":[${price}]}`)
      await build('second')
    }
    const kept = project.builds.list()
    expect(kept.map(({ number }) => number)).toEqual([1, 7, 8, 9, 10])
  })
})

describe('two builds of one folder', () => {
  test('take turns, and the second one does not repeat the first', async () => {
    const order: string[] = []
    const isWaiting = (line: string) => line.startsWith('Waiting for another build here')
    const slow = async (dir: string) => {
      order.push('begins')
      await vi.waitUntil(() => project.said.filter(isWaiting).length === 2, { timeout: LIMITS.wait })
      writeBuild(dir, 'one')
      order.push('ends')
      return 0
    }
    const outcomes = await Promise.all(
      ['when-changed', 'when-changed', 'always'].map((when) =>
        makeBuild({ ...project.site, make: slow }, when as 'always'),
      ),
    )
    expect(order).toEqual(['begins', 'ends', 'begins', 'ends'])
    expect(outcomes.toSorted()).toEqual(['built', 'built', 'up to date'])
    expect(project.said).toContainEqual(
      expect.stringMatching(new RegExp(`^Waiting for another build here \\(process ${process.pid}, since .*\\)$`)),
    )
  })

  test('a builder that is killed does not keep the next one waiting', async () => {
    const code = `import { takeBuildLock } from ${JSON.stringify(pathToFileURL('tools/builds/build-lock.mjs').href)}
      await takeBuildLock(${JSON.stringify(project.builds.folder)}, () => {})
      process.stdout.write('mine')
      setInterval(() => {}, 1000)`
    const other = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    let waitsFor: string | undefined
    const turn = takeBuildLock(project.builds.folder, (owner) => {
      waitsFor = owner
      other.kill('SIGKILL')
    })
    const giveBack = await turn
    giveBack()
    expect(waitsFor).toMatch(`process ${other.pid},`)
  })
})

test('a site that was never built has nothing to go back to', () => {
  rmSync(project.builds.link, { recursive: true, force: true })
  expect([project.builds.live(), project.builds.list(), project.builds.previous()]).toEqual([undefined, [], undefined])
})
