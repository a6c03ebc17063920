import { describe, expect, it } from 'vitest'
import { cartColors, chosenColors, colorWords } from './cart-colors.ts'
import { cartColorsSchema } from './schema/cart-colors.ts'

it('is a palette of colors with names and ids that differ', () => {
  expect(cartColorsSchema.safeParse(cartColors).success).toBe(true)
  const [white] = cartColors.paint
  expect(cartColorsSchema.safeParse({ ...cartColors, paint: [white, white] }).success).toBe(false)
})

describe('the colors in an address', () => {
  it('are those that exist, and nothing else', () => {
    const chosen = chosenColors('?view=3d&paint=orange&roof=plaid&seats=&wheels=gold&paint=red')
    expect(Object.entries(chosen).map(([part, { name }]) => [part, name])).toEqual([['paint', 'Orange']])
  })

  it.each(['', '?', '?paint=constructor', '?roof=__proto__', '?seats=%F0%9F%98%80', '?PAINT=orange', '?paint=Orange'])(
    'are none in %j',
    (query) => expect(chosenColors(query)).toEqual({}),
  )

  it('reach the dealer in words', () => {
    expect(colorWords(chosenColors('?seats=brown&paint=orange'))).toBe('orange paint, saddle brown seats')
    expect(colorWords({})).toBe('')
  })
})
