import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chosenColors } from '../../content/cart-colors.ts'
import { materialColors } from './material-colors.ts'

const models = new URL('../../../public/models/', import.meta.url)

/** The names of a model's materials, as its file has them. */
function materialsOf(file: string): string[] {
  const bytes = readFileSync(new URL(file, models))
  const { materials } = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString())
  return materials.map(({ name }: { name: string }) => name)
}

describe('the chosen colors', () => {
  const parts = Object.entries({ paint: 'paint=orange', roof: 'roof=sand', seats: 'seats=gray' })

  it.each(readdirSync(models))('color all paint, roof and seats of %s', (file) => {
    const painted = Object.keys(materialColors(chosenColors(parts.map(([, choice]) => choice).join('&'))))
    const colored = materialsOf(file).filter((name) => /^(?:paint|roof|seat)/.test(name))
    expect(colored.length).toBeGreaterThanOrEqual(4)
    expect(painted).toEqual(expect.arrayContaining(colored))
  })

  it('color nothing else', () => {
    const painted = parts.map(([part, choice]) => [part, Object.keys(materialColors(chosenColors(choice)))])
    expect(Object.fromEntries(painted)).toEqual({
      paint: ['paint', 'paint2'],
      roof: ['roof'],
      seats: ['seat', 'seat2'],
    })
    expect(materialColors({})).toEqual({})
  })

  it('are those of the palette: a darker one of the same kind for the lower half of a body, its own for one that has no other', () => {
    expect(materialColors(chosenColors('paint=orange'))).toEqual({ paint: '#E8641B', paint2: '#83360D' })
    const [plain] = [{ id: 'plain', name: 'Plain', color: '#123456' }]
    expect(materialColors({ paint: plain, seats: plain })).toEqual({
      paint: '#123456',
      paint2: '#123456',
      seat: '#123456',
      seat2: '#123456',
    })
  })
})
