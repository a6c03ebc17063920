import { expect, it } from 'vitest'
import { closedParams } from './use-turn-entry.ts'

it('leaves the chosen colors, and what the address says of other things, when the stage is closed', () => {
  const closed = closedParams('?view=3d&roof=white&paint=red&wheels=gold', '?view=3d&paint=orange&wheels=none')
  expect(String(closed)).toBe('wheels=gold&paint=orange')
})
