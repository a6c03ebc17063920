import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const fontFile = (weight: 500 | 600) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
  )

/** The font of the site in the two weights of the pictures. It comes from a package, so no font must be installed. */
export const fonts = { medium: openSync(fontFile(500)) as Font, semibold: openSync(fontFile(600)) as Font }

export type Style = {
  font: Font
  /** In px. */
  size: number
  /** Letter spacing as a share of the size. */
  tracking: number
  color: string
}

const FEATURES = ['kern', 'liga', 'tnum', 'lnum']

/** Width of a line in px. */
export function widthOf(text: string, { font, size, tracking }: Style): number {
  const { advanceWidth, glyphs } = font.layout(text, FEATURES)
  return (advanceWidth / font.unitsPerEm + tracking * glyphs.length) * size
}

/** Breaks a text into lines of at most `width` px. A longer word is not broken. */
export function linesOf(text: string, style: Style, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A line as SVG outlines, its baseline starting at `x`, `y`. */
export function outlines(text: string, { font, size, tracking, color }: Style, x: number, y: number): string {
  const { glyphs, positions } = font.layout(text, FEATURES)
  const scale = size / font.unitsPerEm
  let advance = 0
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const path = `<path transform="translate(${advance + xOffset} 0)" d="${glyph.path.toSVG()}"/>`
    advance += xAdvance + tracking * font.unitsPerEm
    return path
  })
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
