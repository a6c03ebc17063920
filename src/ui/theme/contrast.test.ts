import { expect, it } from 'vitest'
import { colors } from './colors.ts'
import { contrast } from './contrast.ts'

type Token = keyof typeof colors

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#B5410E', '#B5410E')).toBe(1)
})

const TEXT: Token[] = ['ink', 'muted', 'subtle', 'accent', 'ok', 'warn', 'error']
const PAIRS: [Token, Token][] = [
  ['accentFg', 'accent'],
  ['accentFg', 'accentHover'],
  ['page', 'ink'],
  ['ok', 'okTint'],
  ['warn', 'warnTint'],
  ['error', 'errorTint'],
  ['ink', 'okTint'],
  ['ink', 'warnTint'],
  ['ink', 'errorTint'],
  ['nightInk', 'night'],
  ['nightMuted', 'night'],
  ['nightAccent', 'night'],
  ['amber', 'night'],
  ['fixedInk', 'fixedPaper'],
  ['fixedPaper', 'fixedAccent'],
]
const grounds: Token[] = ['page', 'surface', 'sunken']
const onGrounds = (token: Token) => grounds.map((ground): [Token, Token] => [token, ground])

it.each([...TEXT.flatMap(onGrounds), ...PAIRS])('%s on %s has the contrast of text, 4.5', (text, ground) => {
  for (const theme of [0, 1] as const)
    expect(contrast(colors[text][theme], colors[ground][theme])).toBeGreaterThanOrEqual(4.5)
})

it.each(onGrounds('control'))('%s on %s has the contrast of a control, 3', (control, ground) => {
  for (const theme of [0, 1] as const)
    expect(contrast(colors[control][theme], colors[ground][theme])).toBeGreaterThanOrEqual(3)
})
