import { expect, it } from 'vitest'
import { estimateWords } from './quote.ts'

const terms = { down: '1,000', apr: '6.9', months: '48', interestFree: false }

it('says what a month costs, rounded up, and everything that it assumes', () => {
  // 8,995 dollars at 0.575 % a month over 48 months: 214.99 a month.
  expect(estimateWords(9995, terms)).toBe('About $215 a month for 48 months at 6.9% APR with $1,000 down.')
  expect(estimateWords(9600, { ...terms, interestFree: true, down: '0' })).toContain(
    '$200 a month for 48 months at 0% APR',
  )
})

it('takes a down payment that is left blank for none', () => {
  expect(estimateWords(9995, { ...terms, down: ' ' })).toContain('with $0 down')
})

it.each([
  ['no price', undefined, terms],
  ['no rate', 9995, { ...terms, apr: '' }],
  ['a term that is none', 9995, { ...terms, months: 'some' }],
  ['a down payment that is none', 9995, { ...terms, down: '2o00' }],
])('says nothing with %s', (_what, price, given) => expect(estimateWords(price, given)).toBeUndefined())
