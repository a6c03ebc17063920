import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([0, 1, 2, 3, 5])('%i names are put in a sentence as Intl does it', (count) => {
  const names = ['Dunmore', 'Moosic', 'Taylor', 'Throop', 'Jessup'].slice(0, count)
  expect(listed(names)).toBe(new Intl.ListFormat('en-US').format(names))
})
