import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { builtFiles, pageFiles, readBytes } from './built-site.ts'
import { pageIn } from './parsed-pages.ts'

// For a character that the font does not have the browser looks through all fonts of the device, in the first layout.
test("the site's font has every character of every page", () => {
  const [file = ''] = builtFiles.filter((path) => /instrument-sans.*\.woff2$/.test(path))
  const font = create(readBytes(file)) as Font
  expect(font.hasGlyphForCodePoint(0x2082), 'the subscript of CO₂').toBe(false)
  const missing = pageFiles.flatMap((path) => {
    const body = pageIn(path)('body').clone()
    body.find('script, style, svg').remove()
    const characters = new Set(body.text())
    return [...characters]
      .filter((character) => character.trim() && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .map((character) => `${path}: ${character}`)
  })
  expect(missing).toEqual([])
})
