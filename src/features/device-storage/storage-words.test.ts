import { describe, expect, it } from 'vitest'
import type { Stored } from '../../device/check-stored.ts'
import type { Saving } from '../../device/saving.ts'
import type { ConnectionState } from '../../lib/connection-state.ts'
import { modelWords, pictureWords, stateWords } from './storage-words.ts'

const all: Stored = {
  pages: { stored: 89, total: 89 },
  files: { stored: 214, total: 214 },
  pictures: { stored: 57, inAnyForm: 57, total: 57, elsewhere: 0 },
  models: {
    wanted: false,
    stored: 0,
    total: 19,
    hasViewer: false,
    wereOpened: false,
    allBytes: 9_000_000,
    missingBytes: 9_000_000,
  },
  bytes: 5_000_000,
  vehicles: 20,
  asOf: 1,
  isPersistent: false,
}
const some: Stored = { ...all, pictures: { ...all.pictures, stored: 23, inAnyForm: 30 } }
const saving = (state: Saving['state'], gone = 0): Saving => ({
  state,
  stored: 23,
  total: 57,
  bytes: 1,
  gone,
  hasModels: false,
})
const withModels = (models: Partial<Stored['models']>): Stored => ({
  ...all,
  models: { ...all.models, wanted: true, stored: 19, hasViewer: true, ...models },
})
const said = (stored: Stored, now?: Saving, connection: ConnectionState = 'online') => {
  const { tone, title, text } = stateWords(stored, now, '8:12 AM', connection)
  return `${tone}: ${title} ${text}`
}

describe('what a person reads first', () => {
  it('is green when every file was found', () => {
    expect(said(all, saving('done'))).toBe('ok: Ready for offline use. 57 of 57 pictures, as of 8:12 AM.')
    expect(said(all)).toContain('ok:')
  })

  it.each<[string, Stored]>([
    ['a picture', { ...all, pictures: { ...all.pictures, stored: 56 } }],
    ['a file of the site', { ...all, files: { stored: 213, total: 214 } }],
    ['the list of vehicles', { ...all, vehicles: 0 }],
    ['a 3D model that is wanted', withModels({ stored: 18 })],
    ['what shows the 3D models', withModels({ hasViewer: false })],
  ])('is not green when %s is missing, although "Save everything" reported success', (_what, stored) => {
    expect(said(stored, saving('done'))).toMatch(/^plain: /)
    expect(said(stored)).toMatch(/^plain: /)
  })

  it('with Save-Data says that pages are stored as they are opened', () => {
    const opened: Stored = { ...all, files: { stored: 30, total: 214 } }
    expect(stateWords(opened, undefined, '8:12 AM', 'online', true).title).toBe(
      'Data saver is on, so pages save as you open them.',
    )
    expect(stateWords(all, undefined, '8:12 AM', 'online', true).tone).toBe('ok')
  })

  it('is not green when pictures are on other websites', () => {
    expect(said({ ...all, pictures: { ...all.pictures, elsewhere: 10 } })).toBe(
      'plain: All set, except for pictures on other websites. 57 of 57 pictures, as of 8:12 AM. 10 more are on other websites.',
    )
  })

  it('counts the 3D models where they are wanted', () => {
    expect(said(withModels({}))).toBe(
      'ok: Ready for offline use. 57 of 57 pictures and 19 of 19 3D models, as of 8:12 AM.',
    )
    expect(said(withModels({ stored: 3 }))).toContain('57 of 57 pictures and 3 of 19 3D models saved.')
    expect(said(withModels({ hasViewer: false }))).toContain('19 of 19 3D models saved, but not the 3D viewer.')
  })

  it('says why not everything is stored', () => {
    expect(said(some, saving('interrupted'))).toContain(
      'Some files didn’t load. 23 of 57 pictures saved. We’ll try again in a moment.',
    )
    expect(said(some, saving('interrupted'), 'weak')).toContain('Weak signal. 23 of 57 pictures saved.')
    expect(said(some, saving('full'))).toContain('error: There isn’t enough room. 23 of 57')
    expect(said(some, saving('done', 2))).toContain('Some files aren’t available.')
    expect(said(some)).toContain('Not everything is saved yet. 23 of 57')
  })
})

it('counts pictures in another size apart', () => {
  expect(pictureWords(all.pictures)).toBe('57 of 57')
  expect(pictureWords(some.pictures)).toBe('30 of 57, 7 in another size')
  expect(pictureWords({ ...some.pictures, stored: 0 })).toBe('30 of 57, in another size')
})

it('says that 3D models alone cannot be turned', () => {
  expect(modelWords(withModels({}).models)).toBe('19 of 19')
  expect(modelWords(withModels({ stored: 2, hasViewer: false }).models)).toBe('2 of 19, without the 3D viewer')
  expect(modelWords(all.models)).toBe('0 of 19')
})
