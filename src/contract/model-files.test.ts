import { expect, test } from 'vitest'
import { parseModelFiles } from './model-files.ts'

test('a list of files is read', () => {
  expect(parseModelFiles({ '/models/nomad.glb': 400 })).toEqual({ '/models/nomad.glb': 400 })
})

test.each([[null], ['<html>'], [[1]], [{ nomad: 400 }], [{ '/models/nomad.glb': 0 }]])('%j is not a list', (data) => {
  expect(() => parseModelFiles(data)).toThrow(TypeError)
})
