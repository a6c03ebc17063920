import { expect, it } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { qrPath } from './qr-path.ts'

it('draws a bar for every run of dark modules', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, false],
      [false, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM1 2h2v1h-2z')
})

it('covers exactly the dark modules of any code', () => {
  const row = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const drawn = rows.map((each) => each.map(() => false))
      for (const [, x, y, length] of qrPath(rows).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
        drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
      }
      expect(drawn).toEqual(rows)
    }),
  )
})
