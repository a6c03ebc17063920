import { expect, it } from 'vitest'
import { textStyles } from './type.ts'

it('sets figures in columns only where there are columns: no text style does', () => {
  expect(Object.values(textStyles).filter(({ value }) => 'fontVariantNumeric' in value)).toEqual([])
})
