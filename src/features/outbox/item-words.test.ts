import { describe, expect, it } from 'vitest'
import { INQUIRY_ID, PAYLOAD } from '../../../tests/inquiry.ts'
import type { ConnectionState } from '../../lib/connection-state.ts'
import { newRow, type Row } from '../../outbox/row.ts'
import { countWords, dayWords, itemWords } from './item-words.ts'

const NOW = new Date(2025, 10, 3, 15, 0).getTime()
const PHONE = '(800) 555-0142'
const payload = {
  ...PAYLOAD,
  interest: 'service',
  message: 'Battery check before June.\nIt is the six-seater that we bought from you two years ago.',
} as const
const saved = newRow(INQUIRY_ID, payload, undefined, NOW - 46 * 60_000)
const words = (changes: Partial<Row>, connection: ConnectionState = 'offline') =>
  itemWords({ ...saved, ...changes }, { now: NOW, phone: PHONE, connection })

describe('an inquiry in the list', () => {
  it('is identified by the name of its writer, and by its vehicle or the start of its message', () => {
    expect(words({ subject: { interest: 'sales', vehicleName: 'Denago Rover XXL' } })).toMatchObject({
      title: 'Dana Kowalski',
      about: 'Denago Rover XXL',
    })
    expect(words({}).about).toBe('Battery check before June. It is the six-seater that we…')
    expect(words({ payload: { ...payload, firstName: '', lastName: '' } })).toMatchObject({
      title: 'Battery check before June. It is the six-seater that we…',
      about: undefined,
    })
    expect(words({ state: 'delivered', payload: null })).toMatchObject({ title: 'Service message', about: undefined })
    const subject = { interest: 'sales', vehicleName: 'Denago Rover XXL', firstName: 'Dana' } as const
    const sold = words({ state: 'delivered', payload: null, subject })
    expect(sold).toMatchObject({ title: 'Dana', about: 'Denago Rover XXL' })
    expect(sold.detail).toBe('We cleared the message from this device. We’ll clear the first name in a day.')
  })

  it('says nothing of its text on a shared device', () => {
    const lastError = { kind: 'refused', status: 422, message: 'Dana is no name' } as const
    for (const state of ['queued', 'rejected', 'needs-attention'] as const) {
      const said = words({
        shared: true,
        state,
        lastError,
        subject: { interest: 'sales', vehicleName: 'Denago Rover XXL' },
      })
      expect(said).toMatchObject({ title: 'Message', about: undefined, meta: 'Saved today, 2:14 PM' })
      expect(Object.values(said).join()).not.toMatch(/Dana|Battery|Denago|Sales/)
    }
  })

  it('names its subject and the time since when it waits', () => {
    expect(words({}).meta).toBe('Service · saved today, 2:14 PM')
    expect(words({ state: 'delivered', deliveredAt: NOW }).meta).toBe('Service · delivered today, 3:00 PM')
    expect(words({ createdAt: 0 }).meta).toBe('Service')
  })

  it('says how often it was tried and when it is tried next', () => {
    expect(words({ nextAttemptAt: NOW }).detail).toBe('Not tried yet. We’ll send it once the connection’s back.')
    expect(words({ attempts: 2, nextAttemptAt: NOW + 40_000 }).detail).toBe('Tried twice. Next try in 40 seconds.')
    expect(words({ attempts: 9, nextAttemptAt: NOW + 600_000 }).detail).toBe('Tried 9 times. Next try in 10 minutes.')
    const unanswered = { attempts: 1, nextAttemptAt: NOW + 9_000, lastError: { kind: 'no-answer', status: 0 } } as const
    expect(words(unanswered).detail).toBe('Tried once. Next try in 9 seconds, or once the connection’s back.')
    const moved = words({ attempts: 1, nextAttemptAt: NOW + 365 * 86_400_000 }).detail
    expect(moved).toBe('Tried once. We’ll send it once the connection’s back.')
  })

  it('waits for no connection while there is one', () => {
    expect(words({ nextAttemptAt: NOW }, 'online').detail).toBe('Not tried yet. Sending soon.')
    const unanswered = { attempts: 1, nextAttemptAt: NOW + 1_000, lastError: { kind: 'no-answer', status: 0 } } as const
    expect(words(unanswered, 'online').detail).toBe('Tried once. Next try in 1 second.')
    const busy = { attempts: 1, nextAttemptAt: NOW, lastError: { kind: 'busy', status: 503 } } as const
    expect(words(busy, 'online').detail).toBe('Tried once. Our server is busy. Sending soon.')
  })

  it('says what delays it when that is not the connection', () => {
    const next = { attempts: 1, nextAttemptAt: NOW + 5_000 }
    expect(words({ ...next, lastError: { kind: 'busy', status: 503 } }).detail).toContain('Our server is busy.')
    expect(words({ ...next, lastError: { kind: 'foreign-answer', status: 451 } }).detail).toContain(
      'Something between here and our server got in the way.',
    )
  })

  it('asks for attention after seven days', () => {
    const old = words({ createdAt: NOW - 8 * 86_400_000 })
    expect(old.state).toBe('Waiting too long')
    expect(old.detail).toContain(`Send it now, or call ${PHONE}.`)
    expect(words({ createdAt: 0 }).state).toBe('Waiting')
  })

  it('repeats why the server refused it', () => {
    const lastError = { kind: 'refused', status: 422, message: 'Invalid email address' } as const
    expect(words({ state: 'rejected', lastError })).toMatchObject({
      state: 'Needs a fix',
      detail: '“Invalid email address” Fix it and send it again.',
    })
    expect(words({ state: 'needs-attention', lastError: { kind: 'refused', status: 403 } })).toMatchObject({
      state: 'Needs attention',
      detail: `It didn’t go through. Send it again, change it, or call ${PHONE}.`,
    })
  })

  it('says so when another version of the app has written it', () => {
    const { detail } = words({ state: 'needs-attention', lastError: { kind: 'unreadable', status: 0 } })
    expect(detail).toContain('couldn’t read all of it')
  })

  it('names the receipt', () => {
    const { detail } = words({ state: 'delivered', serverRef: '7K3M-9QXD', payload: null })
    expect(detail).toBe('Reference 7K3M-9QXD. We cleared the message from this device.')
  })
})

it('counts undelivered inquiries', () => {
  const rows = (...states: Row['state'][]) => states.map((state) => ({ ...saved, state }))
  const count = (...states: Row['state'][]) => countWords(rows(...states), NOW)
  expect(count('queued', 'sending', 'rejected', 'delivered')).toBe('2 waiting, 1 needs a fix.')
  expect(count('needs-attention', 'needs-attention')).toBe('2 need attention.')
  expect(count('delivered')).toBe('Nothing waiting. We got everything you sent.')
  expect(count()).toBe('Nothing waiting on this device.')
  expect(countWords(rows('queued', 'rejected'), NOW + 8 * 86_400_000)).toBe('1 needs a fix, 1 needs attention.')
})

describe('the day in one line', () => {
  const at = (hours: number, change: Partial<Row> = {}): Row => ({
    ...saved,
    createdAt: NOW - hours * 3_600_000,
    ...change,
  })
  const received = (hours: number): Row => at(hours, { state: 'delivered', deliveredAt: NOW - hours * 3_600_000 })

  it('says how many were written, how many the server has, and when it took the last', () => {
    expect(dayWords([received(2), received(1), at(0)], NOW)).toMatch(
      /^Today: 3 saved, 2 delivered, the last at \d+:\d\d [AP]M\.$/,
    )
  })

  it('says that all are received only when the server has all', () => {
    expect(dayWords([received(1)], NOW)).toMatch(/All delivered\.$/)
    expect(dayWords([at(0, { state: 'rejected' })], NOW)).toBe('Today: 1 saved, 0 delivered.')
  })

  it.each(['queued', 'sending', 'rejected', 'needs-attention'] as const)(
    'does not say that all are received while one of another day is %s',
    (state) => {
      expect(dayWords([at(24, { state }), received(1)], NOW)).toMatch(
        /^Today: 1 saved, 1 delivered, the last at [^.]*\.$/,
      )
    },
  )

  it('says nothing of a day on which nothing was written', () => {
    expect(dayWords([at(48), received(48)], NOW)).toBeUndefined()
  })
})
