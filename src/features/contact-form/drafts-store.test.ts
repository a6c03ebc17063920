// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draft } from '../../../tests/drafts.ts'
import { putDraftsAside, readDrafts, writeDrafts } from './drafts-store.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => localStorage.clear())

const store = (stored: unknown) => sessionStorage.setItem('contact-drafts', JSON.stringify(stored))

it('reads what it wrote, in the same order', () => {
  const drafts = [
    draft({ change: { is: 'change', row: 'a row', seller: { seller: 'Ann' } } }),
    draft({ form: 'f2', vehicle: { id: 'nomad', name: 'Denago Nomad', colors: null } }),
    draft({ form: 'f3', status: { is: 'sent', row: 'a row' }, replaces: { ids: ['an id'], person: ['Dana'] } }),
  ]
  writeDrafts(drafts)
  expect(readDrafts()).toEqual(drafts)
  writeDrafts([])
  expect(sessionStorage.getItem('contact-drafts')).toBeNull()
})

it.each(['no JSON', '{}', 'null', '[null, 1, {}]', '[{"form":"f1"}]'])('reads no draft from %s', (stored) => {
  sessionStorage.setItem('contact-drafts', stored)
  expect(readDrafts()).toEqual([])
})

it('keeps the text of a draft from another version', () => {
  const values = { firstName: 'Dana', lastName: 7, inquiry_check_2: 'x', email: '' }
  store([
    { form: 'f1', query: '', values, changedAt: 1, next: {}, status: 'open', vehicle: 7, change: { is: 'new one' } },
  ])
  expect(readDrafts()).toEqual([draft({ values: { firstName: 'Dana' }, changedAt: 1 })])
})

it('reads what was typed before hydration on a page that was left', () => {
  store([{ form: 'f1', query: '', values: { firstName: 'Dana' }, changedAt: 1, status: { is: 'early' } }])
  expect(readDrafts()).toEqual([draft({ values: { firstName: 'Dana' }, changedAt: 1, status: { is: 'early' } })])
})

it('puts every text aside for the next person, and still knows which one was sent', () => {
  writeDrafts([draft(), draft({ form: 'f2', status: { is: 'sent', row: 'a row' } })])
  putDraftsAside()
  expect(readDrafts().map(({ status }) => status.is)).toEqual(['aside', 'sent'])
})

it('keeps drafts for as long as the document when the browser stores none', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  writeDrafts([draft()])
  expect(readDrafts()).toEqual([draft()])
  vi.restoreAllMocks()
  writeDrafts([])
  expect(readDrafts()).toEqual([])
})

it('writes nothing on a kiosk', () => {
  localStorage.setItem('device:kiosk', '{}')
  writeDrafts([draft()])
  expect([readDrafts(), sessionStorage.length]).toEqual([[draft()], 0])
  localStorage.clear()
  writeDrafts([])
})
