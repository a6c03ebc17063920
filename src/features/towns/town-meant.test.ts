import { expect, it } from 'vitest'
import { townMeant } from './town-meant.ts'

it.each([
  ['scranten', 'Scranton'],
  ['fleetvile-township', 'Fleetville'],
  ['fleetville', 'Fleetville'],
  ['old-forge-borough', 'Old Forge'],
  ['Clark-Summit', 'Clarks Summit'],
  ['clarks', 'Clarks Summit'],
  ['philadelphia', undefined],
  ['xyz', undefined],
  ['mos', undefined],
])('takes %s for %s', (slug, name) => {
  expect(townMeant(slug)?.name).toBe(name)
})
