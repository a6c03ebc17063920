import { describe, expect, it } from 'vitest'
import { assumptionFields, usageOptions } from '../../content/eco-page.ts'
import { DEFAULT_ASSUMPTIONS, USAGE_MULTIPLIERS } from './calculator.ts'

describe('the labels of the calculator', () => {
  it('cover every usage, in its order', () => {
    expect(usageOptions.map((option) => option.id)).toEqual(Object.keys(USAGE_MULTIPLIERS))
  })

  it('cover every assumption, and the given value lies on its field', () => {
    expect(assumptionFields.map((field) => field.id)).toEqual(Object.keys(DEFAULT_ASSUMPTIONS))
    for (const { id, min, max } of assumptionFields) {
      const given = DEFAULT_ASSUMPTIONS[id]
      expect(given >= min && given <= max, id).toBe(true)
    }
  })
})
