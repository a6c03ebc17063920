import { beforeEach, expect, it, vi } from 'vitest'
import { hasDraft } from './draft.ts'
import { draftAt } from './draft-at.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

it('keeps a new message apart from every inquiry that is being changed', () => {
  draftAt('').keep({ id: 'new', values: { message: 'Do you have tires?' } })
  draftAt('?edit=a').keep({ id: 'a', values: { message: 'The eight-seater, then' } })
  draftAt('?edit=b').keep({ id: 'b', values: { message: 'On Friday' } })
  draftAt('?edit=a').forget()
  expect(draftAt('').read()?.values).toEqual({ message: 'Do you have tires?' })
  expect(draftAt('?edit=a').read()).toBeUndefined()
  expect(draftAt('?edit=b').read()?.id).toBe('b')
  draftAt('?interest=parts').forget()
  expect(hasDraft()).toBe(false)
})

it('lets what a person chose win over the address it was chosen at, and over no other', () => {
  const here = draftAt('?vehicle=ev-city&interest=service')
  here.keep({ id: 'new', values: { interest: 'parts' }, withoutVehicle: true })
  here.keep({ id: 'new', values: { interest: 'parts', firstName: 'Dana' } })
  expect(here.sameAddress()).toMatchObject({ withoutVehicle: true, values: { interest: 'parts', firstName: 'Dana' } })

  const other = draftAt('?vehicle=rover')
  expect(other.read()?.id).toBe('new')
  expect(other.sameAddress()).toBeUndefined()
  other.keep({ id: 'new', values: {} })
  expect(other.sameAddress()?.withoutVehicle).toBeUndefined()
})

it('takes anything else that is stored for no draft', () => {
  for (const text of ['', '{', 'null', '"text"', '{"values":{}}', '{"id":1}']) {
    sessionStorage.setItem('contact-draft', text)
    expect(hasDraft()).toBe(false)
  }
  sessionStorage.setItem('contact-draft', '{"id":"new","values":{"phone":7,"email":"dana@"}}')
  expect(draftAt('').read()).toMatchObject({ id: 'new', values: { email: 'dana@' } })
  expect(draftAt('').sameAddress()).toBeUndefined()
})
