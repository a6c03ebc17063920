import { expect, it } from 'vitest'
import { fc } from '../../tests/properties.ts'
import { withinOneEdit } from './within-one-edit.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

/** The optimal string alignment distance by its textbook table: slow, and sharing no code with what it tests. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => table[row]?.[column] as number
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const replaced = at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1])
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, at(row - 2, column - 2) + 1)
      ;(table[row] as number[])[column] = best
    }
  return at(one.length, other.length)
}

it('is true exactly for words at an edit distance of one at most', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(withinOneEdit(one, other)).toBe(distance(one, other) <= 1)
    }),
    { numRuns: 2000 },
  )
})
