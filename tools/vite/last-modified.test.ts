import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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

it('a page keeps its date until its text changes', async () => {
  const file = join(folder, 'nested/dates.json')
  await lastModified([page('/a', 'one'), page('/b', 'two')], file, MARCH)
  const dates = await lastModified([page('/a', 'one'), page('/b', 'three'), page('/c', 'new')], file, APRIL)
  expect(Object.fromEntries(dates)).toEqual({ '/a': '2026-03-01', '/b': '2026-04-02', '/c': '2026-04-02' })
})

it('a file that cannot be read is a first build', async () => {
  const file = join(folder, 'broken.json')
  await writeFile(file, 'no json')
  expect(await lastModified([page('/a', 'one')], file, APRIL)).toEqual(new Map([['/a', '2026-04-02']]))
})
