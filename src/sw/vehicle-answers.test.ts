import { describe, expect, it } from 'vitest'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { detailFrom, toAnswer } from './vehicle-answers.ts'

const cart = (id: string, name: string): Vehicle => ({
  id,
  name,
  brand: 'evolution',
  description: '',
  category: '',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
})
const asOf = Date.UTC(2025, 10, 3, 14, 42)
const list = { vehicles: [cart('abc', 'Evolution D6 Max XT4')], asOf }

describe('an answer from the store', () => {
  it.each(['abc', 'ABC', 'evolution-d6-max-xt4', 'd6-max-xt4', 'D6-Max-XT4'])(
    'opens the vehicle by %s',
    async (ref) => {
      const answer = detailFrom(list, ref)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ id: 'abc' })
    },
  )

  it('is as old as the list it was made from', () => {
    expect(detailFrom(list, 'abc').headers.get('date')).toBe('Mon, 03 Nov 2025 14:42:00 GMT')
    expect(toAnswer([], asOf).headers.get('content-type')).toContain('application/json')
  })

  it('says that a vehicle is not there when the list does not hold it', () => {
    expect(detailFrom(list, 'zzz').status).toBe(404)
  })
})
