import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colors } from './colors.ts'
import { contrast } from './contrast.ts'
import { textStyles } from './type.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const document = read('docs/design-system.md')
const grounds = ['page', 'surface', 'sunken'] as const
const token = (name: string | undefined, theme: 0 | 1) => colors[name as keyof typeof colors][theme]
const figure = (one: string, other: string) => contrast(one, other).toFixed(1)

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#B5410E', '#B5410E')).toBe(1)
})

const rows = [...document.matchAll(/^\| `(\w+)` \| (#\w+) \| ([\d./ ]+) \| (#\w+) \| ([\d./ ]+) \|/gm)]
it.each(rows.map((row) => row.slice(1)))('the document has the colors and contrast of %s', (name, ...written) => {
  const worked = ([0, 1] as const).flatMap((theme) => [
    token(name, theme),
    grounds.map((ground) => figure(token(name, theme), token(ground, theme))).join(' / '),
  ])
  expect(written).toEqual(worked)
  const least = name === 'line' ? 1 : name === 'control' ? 3 : 4.5
  for (const value of worked.flatMap((part) => (part.includes('/') ? part.split(' / ') : [])))
    expect(Number(value)).toBeGreaterThanOrEqual(least)
})

const pairs = [...document.matchAll(/^\| `(\w+)` on `(\w+)` \| ([\d.]+) \| ([\d.]+) \|/gm)]
it.each(pairs.map((row) => row.slice(1)))('the document has the contrast of %s on %s', (text, ground, ...written) => {
  expect(written).toEqual(([0, 1] as const).map((theme) => figure(token(text, theme), token(ground, theme))))
  for (const value of written) expect(Number(value)).toBeGreaterThanOrEqual(4.5)
})

it('the document tells of every kind of text and every component', () => {
  expect(rows.length + pairs.length).toBeGreaterThan(20)
  const told = (name: string) => document.includes(`\`${name}\``)
  expect(Object.keys(textStyles).filter((name) => !told(name))).toEqual([])
  const files = readdirSync(new URL('..', import.meta.url)).filter((name) => /^(?!.*test).*\.tsx$/.test(name))
  const components = files.flatMap((file) =>
    [...read(`src/ui/${file}`).matchAll(/^export (?:const|function) ([A-Z][a-z]\w+)/gm)].map((match) => match[1] ?? ''),
  )
  expect(components.filter((name) => !told(name))).toEqual([])
})
