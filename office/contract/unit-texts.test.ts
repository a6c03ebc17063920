import { expect, test } from 'vitest'
import { unitTextsSchema } from './unit-texts.ts'

const problemsOf = (texts: Record<string, string>) =>
  (unitTextsSchema.safeParse(texts).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

test('a form reads typed text as the server does, and an empty field empties its value', () => {
  expect(
    problemsOf({ price: '$8,995', year: '2024', hours: '41 h', 'specifications.range': '', features: '' }),
  ).toEqual([])
})

test('each wrong field says what it accepts', () => {
  expect(
    problemsOf({
      name: ' ',
      price: '12',
      'specifications.seatingCapacity': 'four',
      colors: 'Red',
      wheels: '4',
      id: 'x',
    }),
  ).toEqual([
    ['name', 'Enter some text.'],
    ['price', expect.stringContaining('Enter whole dollars from 100 to 500,000')],
    ['specifications.seatingCapacity', 'Enter a number of seats such as 4.'],
    ['wheels', 'A cart has no field "wheels" that can be changed.'],
    ['id', 'A cart has no field "id" that can be changed.'],
  ])
})
