import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleServer } from './bundle-server.mjs'

let folder: string
let imports: string[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'server-'))
  imports = await bundleServer(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `zod/mini` and `@fastify/static/types` are of the packages `zod` and `@fastify/static`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** The server opens its files by their paths (server/share-pictures/text.ts). */
const FONT = '@fontsource/instrument-sans'

test('the dependencies are what the server imports, and everything else is for development', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const used = new Set(imports.filter((name) => !isBuiltin(name)).map(packageOf))
  expect([...used, FONT].toSorted()).toEqual(Object.keys(dependencies).toSorted())
})

test('the programs are plain JavaScript', () => {
  const names = readdirSync(folder)
  expect(names).toEqual(expect.arrayContaining(['server.js', 'healthcheck.js', 'inquiries.js']))
  expect(names.filter((name) => !name.endsWith('.js'))).toEqual([])
})
