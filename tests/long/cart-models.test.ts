import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import measures from '../../src/content/cart-models.json' with { type: 'json' }
import outlines from '../../src/content/cart-outlines.json' with { type: 'json' }
import { measureModel, outlineOf } from '../../tools/models/measure-model.ts'

const models = new URL('../../public/models/', import.meta.url)
const names = readdirSync(models).map((file) => file.replace('.glb', ''))

it('every model is measured, and nothing else', () => {
  expect(Object.keys(measures).sort()).toEqual(names.sort())
  expect(Object.keys(outlines).sort()).toEqual(names.sort())
})

it('the measures are those of the files: npx tsx tools/measure-models.mjs writes them', async () => {
  for (const [name, measured] of Object.entries(measures)) {
    expect({ [name]: await measureModel(new URL(`${name}.glb`, models)) }).toEqual({ [name]: measured })
  }
})

it('an outline is the one of its file, as long and as high as the cart', async () => {
  expect(await outlineOf(new URL('evolution-classic-2.glb', models))).toBe(outlines['evolution-classic-2'])
  for (const [name, outline] of Object.entries(outlines)) {
    const points = outline.split(/[Mz]+/).flatMap((loop) => {
      const numbers = loop.split(' ').map(Number)
      return numbers.flatMap((x, each) => (each % 2 === 0 ? [[x, numbers[each + 1] ?? 0] as const] : []))
    })
    const { length, height } = measures[name as keyof typeof measures]
    expect(Math.max(...points.map(([x]) => x)) / 100).toBeCloseTo(length, 1)
    expect(Math.max(...points.map(([, y]) => y)) / 100).toBeCloseTo(height, 1)
  }
})
