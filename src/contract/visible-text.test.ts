import { expect, test } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { visibleText } from './visible-text.ts'

const FORMATS = ['\u200b', '\u200e', '\u200f', '\u2060', '\u00ad', '\ufeff', '\u202a', '\u202c', '\u2066', '\u180e']
/** Blank letters, the mark with which newsletters are padded, and variation selectors. */
const FILLERS = [
  '\u034f',
  '\u115f',
  '\u1160',
  '\u3164',
  '\uffa0',
  '\ufe00',
  '\ufe0e',
  '\ufe0f',
  '\u{e0100}',
  '\u{e01ef}',
]

test.each([...FORMATS, ...FILLERS])('%j is removed wherever it is', (unseen) => {
  expect(visibleText(`${unseen}An${unseen}n${unseen}`)).toBe('Ann')
})

test('a joiner stays where it joins letters or emoji, and nowhere else', () => {
  for (const text of ['می‌خواهم', 'क्‍ष', '👩‍👩‍👧‍👦 family', '👩🏽‍🚀', '🏳️‍🌈']) expect(visibleText(text)).toBe(text)
  expect(visibleText('\u200dAnn\u200c 5\u200d5 \u200d\u200d x\u200d\u200dy')).toBe('Ann 55  xy')
})

test('a variation selector stays where it chooses a form', () => {
  for (const text of ['❤️', '☎︎ 5', '1️⃣', '🏳️‍🌈', '❤️‍🔥', '葛\u{e0100}飾']) expect(visibleText(text)).toBe(text)
  expect(visibleText('5\ufe0f70 \ufe0f❤️\ufe0f')).toBe('570 ❤️')
})

test('a blank of Braille is a space', () => {
  expect(visibleText('⠓⠊\u2800⠽⠕⠥')).toBe('⠓⠊ ⠽⠕⠥')
})

test('applying it twice changes nothing more', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '\u200b', '\u200d', '\u200c', '👩', '🏽', '\ufe0f', '\u20e3', '\u2800', ' ', '1'),
  })
  fc.assert(fc.property(text, (given) => visibleText(visibleText(given)) === visibleText(given)))
})
