import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { stopAtFailure } from './stop-at-failure.ts'

/** Goes wrong at the end of every build, as what follows a build does when its files are not there. */
const follows = (): Plugin => ({
  name: 'follows',
  closeBundle() {
    throw new Error('ENOENT: no such file')
  },
})

/** Builds a module of these words, and nothing on disk. */
const buildOf = (words: string, ...plugins: Plugin[]) => {
  const module: Plugin = {
    name: 'module',
    resolveId: (id) => (id === 'entry' ? id : null),
    load: (id) => (id === 'entry' ? words : null),
  }
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [stopAtFailure(), module, ...plugins, follows()],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
}

test('a failed build shows its first error, and not those that follow from it', async () => {
  await expect(buildOf(`import './not-there.ts'`)).rejects.toThrow('not-there.ts')
  await expect(buildOf('const = 1')).rejects.toThrow(/expected/i)
  const breaks: Plugin = {
    name: 'breaks',
    renderChunk() {
      throw new Error('this chunk cannot be written')
    },
  }
  await expect(buildOf('console.log(1)', breaks)).rejects.toThrow('this chunk cannot be written')
})

test('a build that does not fail goes on with what follows', async () => {
  await expect(buildOf('console.log(1)')).rejects.toThrow('ENOENT: no such file')
})
