import { expect, it } from 'vitest'
import { OWN, ownRefusal } from '../../tests/own-refusal.ts'
import { isForeign } from './own-answer.ts'

it.each([400, 403, 404, 422, 451, 500, 511])(
  'takes %i without the mark of the API for the answer of another server',
  (status) => {
    expect(isForeign(new Response('<!doctype html><title>Blocked</title>', { status }))).toBe(true)
    expect(isForeign(Response.json({ error: 'Vehicle not found' }, { status }))).toBe(true)
  },
)

it('takes a 502 of a gateway for the answer of another server', () => {
  expect(isForeign(Response.json({ error: 'Bad gateway' }, { status: 502, headers: OWN }))).toBe(true)
})

it('knows a refusal of the API by its mark', () => {
  expect(isForeign(ownRefusal(404, 'Vehicle not found'))).toBe(false)
  expect(isForeign(Response.json([]))).toBe(false)
})
