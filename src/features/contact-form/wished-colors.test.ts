import { expect, it } from 'vitest'
import type { Row } from '../../outbox/row.ts'
import type { Draft } from './drafts.ts'
import { wishedColors } from './wished-colors.ts'

const draft = { colors: 'white roof' } as Draft
const row = (colors?: string) => ({ payload: { colors } }) as Row

it('are those in the address of the form', () => {
  expect(wishedColors('?vehicle=nomad&paint=orange&roof=plaid', undefined)).toBe('orange paint')
  expect(wishedColors('?vehicle=nomad', undefined)).toBeUndefined()
})

it('are not those of a draft when the address names the cart without them', () => {
  expect(wishedColors('?vehicle=nomad', undefined, draft)).toBeUndefined()
})

it('are kept when an inquiry is changed, and when it is gone meanwhile', () => {
  expect(wishedColors('?edit=1', row('red paint'), draft)).toBe('red paint')
  expect(wishedColors('?edit=1', row(), draft)).toBeUndefined()
  expect(wishedColors('?edit=1', undefined, draft)).toBe('white roof')
  expect(wishedColors('?vehicle=nomad', undefined, { ...draft, wasChangedElsewhere: true })).toBe('white roof')
})
