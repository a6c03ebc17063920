import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageMetaSchema } from '../../src/content/schema/page.ts'
import { contentProblems, problemsOf, townProblems } from './content-problems.ts'

test('our content has no problems', () => {
  expect(contentProblems()).toEqual([])
})

test('a text that does not follow its schema is named', () => {
  const meta = { title: 'Home', description: 'Short.', keywords: ['one', 'two', 'three'] }
  expect(problemsOf('src/content/home-page.ts, homeMeta', pageMetaSchema, meta)).toEqual([
    'src/content/home-page.ts, homeMeta, description: Too small: expected string to have >=70 characters.',
  ])
})

test('a town that is entered twice is named, and one with the address of another', () => {
  expect(townProblems(['scranton', 'moscow', 'taylor', 'moscow', 'scranton-city', 'scranton-city'])).toEqual([
    'src/content/towns.ts: two towns have the address /towns/moscow.',
    'src/content/towns.ts: two towns have the address /towns/scranton-city.',
  ])
})

test('the check of a build ends with 1 and one sentence when the catalogue is half-written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'))
  const file = join(folder, 'stock.json')
  const check = (text: string) => {
    writeFileSync(file, text)
    const command = ['tools/builds/check-content.mjs', file]
    return spawnSync(process.execPath, command, { encoding: 'utf8' })
  }
  expect(check('{"vehicles":[],"soldOut":true}')).toMatchObject({ status: 0, stderr: '', stdout: '' })
  expect(check('{"vehicles":[')).toMatchObject({
    status: 1,
    stderr: `The catalogue ${file} cannot be used: it is not JSON: Unexpected end of JSON input.\n`,
  })
  rmSync(folder, { recursive: true })
})
