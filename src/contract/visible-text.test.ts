import { expect, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { visibleText } from './visible-text.ts'

const FORMATS = ['\u200b', '\u200e', '\u200f', '\u2060', '\u00ad', '\ufeff', '\u202a', '\u202c', '\u2066', '\u180e']
/** Blank letters, and the mark with which newsletters are padded. */
const FILLERS = ['\u034f', '\u3164', '\uffa0']

test.each([...FORMATS, ...FILLERS])('%j is removed wherever it is', (unseen) => {
  expect(visibleText(`${unseen}An${unseen}n${unseen}`)).toBe('Ann')
})

test('a joiner stays where it joins letters or emoji, and nowhere else', () => {
  for (const text of ['می‌خواهم', 'क्‍ष', '👩‍👩‍👧‍👦 family', '👩🏽‍🚀', '🏳️‍🌈']) expect(visibleText(text)).toBe(text)
  expect(visibleText('\u200dAnn\u200c 5\u200d5 \u200d\u200d x\u200d\u200dy')).toBe('Ann 55  xy')
})

test('applying it twice changes nothing more', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\u200b', '\u200d', '\u200c', '👩', '🏽', '\ufe0f', ' ', '1') })
  fc.assert(fc.property(text, (given) => visibleText(visibleText(given)) === visibleText(given)))
})
