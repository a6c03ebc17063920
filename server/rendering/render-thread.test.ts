import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BusyError, RenderThread } from './render-thread.ts'

/** A thread that says how many orders it had at once. At /end it ends. */
const THREAD = `
const { parentPort } = require('node:worker_threads')
let underWay = 0
parentPort.on('message', ({ wanted: { path } }) => {
  if (path === '/end') process.exit(1)
  underWay += 1
  const bytes = Buffer.from(String(underWay))
  setImmediate(() => {
    underWay -= 1
    parentPort.postMessage(path === '/fail' ? { error: 'for a test' } : { rendered: { [path]: { plain: bytes, br: bytes, gzip: bytes } } })
  })
})`

let dir: string
let thread: RenderThread
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'thread-'))
  mkdirSync(join(dir, '.rendering'))
  writeFileSync(join(dir, '.rendering/thread.js'), THREAD)
  writeFileSync(join(dir, 'package.json'), '{}')
  thread = new RenderThread({ dir })
})
afterEach(() => {
  thread.close()
  rmSync(dir, { recursive: true })
})

const stock = { vehicles: [], changedAt: 1 }
const render = async (path: string) => {
  const rendered = await thread.render(stock, { is: 'page', path })
  return Buffer.from(rendered[path]?.plain ?? []).toString()
}

test('pages are rendered one after the other', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`)
  expect(await Promise.all(paths.map(render))).toEqual(paths.map(() => '1'))
})

test('a page that fails, or ends the thread, fails alone', async () => {
  const answers = await Promise.allSettled(['/a', '/fail', '/b', '/end', '/c'].map(render))
  expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason.message : answer.value))).toEqual([
    '1',
    'for a test',
    '1',
    'the thread has ended',
    '1',
  ])
})

test('accepts only as many pages as it renders in a few seconds', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 300 }, (_, index) => render(`/${index}`)))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.length).toBeGreaterThan(50)
  expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true)
  expect(await render('/later')).toBe('1')
})

test('nothing is rendered for a build that was replaced', async () => {
  const waiting = render('/a')
  thread.close()
  await expect(waiting).rejects.toThrow('the build was replaced')
  await expect(render('/b')).rejects.toThrow('another build is in place')
})
