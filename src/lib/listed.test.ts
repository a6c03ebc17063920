import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test.each([0, 1, 2, 3, 5])(
  '%i names are put in a sentence without a serial comma, as Intl does it for British English',
  (count) => {
    const names = ['Dunmore', 'Moosic', 'Taylor', 'Throop', 'Jessup'].slice(0, count)
    expect(listed(names)).toBe(new Intl.ListFormat('en-GB').format(names))
  },
)
