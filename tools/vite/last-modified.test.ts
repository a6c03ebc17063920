import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastModified } from './last-modified.ts'

const page = (path: string, text: string) => ({ path, title: 'T', description: 'D', text })
const MARCH = Date.UTC(2026, 2, 1)
const APRIL = Date.UTC(2026, 3, 2)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modified-'))
})
afterAll(() => rm(folder, { recursive: true }))

const build = (name: string) => mkdir(join(folder, name), { recursive: true }).then(() => join(folder, name))

it('a page keeps its date until its text changes', async () => {
  const [first, second] = [await build('first'), await build('second')]
  await lastModified([page('/a', 'one'), page('/b', 'two')], undefined, first, MARCH)
  const pages = [page('/a', 'one'), page('/b', 'three'), page('/c', 'new')]
  const dates = await lastModified(pages, first, second, APRIL)
  expect(Object.fromEntries(dates)).toEqual({ '/a': '2026-03-01', '/b': '2026-04-02', '/c': '2026-04-02' })
})

it.each(['no json', undefined])('an earlier build whose dates cannot be read (%s) counts as none', async (text) => {
  const [before, out] = [await build('broken'), await build('next')]
  if (text) await writeFile(join(before, '.last-modified'), text)
  expect(await lastModified([page('/a', 'one')], before, out, APRIL)).toEqual(new Map([['/a', '2026-04-02']]))
})
