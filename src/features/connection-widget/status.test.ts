import { describe, expect, it } from 'vitest'
import { type Situation, statusOf } from './status.ts'

const calm: Situation = {
  connection: 'online',
  cameBack: false,
  pricesAsOf: '9:42 AM',
  pending: 0,
  sending: false,
  attention: 0,
  delivered: undefined,
  updateReady: false,
  tellsInquiries: false,
}
const said = (situation: Partial<Situation>) => {
  const status = statusOf({ ...calm, ...situation })
  return status && [status.headline, status.detail].filter(Boolean).join(' ')
}

describe('the connection widget', () => {
  it('says nothing when there is nothing to say', () => {
    expect(said({})).toBeUndefined()
  })

  it('says how old the prices are while offline', () => {
    expect(said({ connection: 'offline' })).toBe('Offline. Prices as of 9:42 AM.')
    expect(said({ connection: 'offline', pricesAsOf: undefined })).toBe('Offline. Showing saved pages.')
  })

  it('says what waits to be sent, and whether the signal is weak or the server does not answer', () => {
    expect(said({ connection: 'offline', pending: 1 })).toBe('Offline. 1 message waiting.')
    expect(said({ connection: 'weak', pending: 2 })).toBe('Weak signal. 2 messages waiting.')
    expect(said({ connection: 'server-unreachable' })).toBe('We can’t reach our server. Prices as of 9:42 AM.')
    expect(said({ cameBack: true, pending: 1 })).toBe('Back online. Sending 1 message…')
  })

  it('names pending, refused and just delivered inquiries also while online', () => {
    expect(said({ pending: 1 })).toBe('1 message waiting.')
    expect(said({ pending: 1, sending: true }), 'while it is being sent').toBeUndefined()
    expect(said({ pending: 1, attention: 2 })).toBe('2 messages need your attention.')
    expect(said({ pending: 1, delivered: '4F2C' })).toBe('Delivered. Reference 4F2C')
    expect(said({ pending: 1, updateReady: true })).toBe('1 message waiting.')
  })

  it('leads to the inquiries whenever there are any', () => {
    const leads = (situation: Partial<Situation>) => statusOf({ ...calm, ...situation })?.outboxLink
    expect(leads({ connection: 'offline', pending: 1 })).toBe('See it')
    expect(leads({ connection: 'offline', attention: 1 })).toBe('See it')
    expect(leads({ pending: 1, attention: 1 })).toBe('See them')
    expect(leads({ connection: 'offline' })).toBeUndefined()
  })

  it('after a return names inquiries being sent, then delivered ones, and only then the age of the prices', () => {
    expect(said({ cameBack: true, pending: 2 })).toBe('Back online. Sending 2 messages…')
    expect(said({ cameBack: true, pending: 1, delivered: '4F2C' })).toBe('Back online. Sending 1 message…')
    expect(said({ cameBack: true, delivered: '4F2C' })).toBe('Delivered. Reference 4F2C')
    expect(said({ cameBack: true })).toBe('Back online. Prices as of 9:42 AM.')
  })

  it('says nothing about inquiries on a page that does', () => {
    const there = (situation: Partial<Situation>) =>
      statusOf({ ...calm, tellsInquiries: true, pending: 2, ...situation })
    expect(there({})).toBeUndefined()
    expect(there({ attention: 1 })).toBeUndefined()
    expect(there({ delivered: '4F2C' })).toBeUndefined()
    expect(there({ connection: 'offline' }), 'it says what a message waits for').toBeUndefined()
    expect(there({ connection: 'offline', updateReady: true })?.headline).toBe('New version ready.')
    expect(there({ connection: 'weak', pending: 0 })).toEqual({ id: 'weak', headline: 'Weak signal.' })
    expect(there({ cameBack: true })).toEqual({ id: 'back-online', headline: 'Back online.' })
    expect(there({ updateReady: true })?.headline).toBe('New version ready.')
  })

  it('puts the connection before a new version', () => {
    expect(said({ updateReady: true })).toBe('New version ready.')
    expect(said({ updateReady: true, cameBack: true })).toBe('Back online. Prices as of 9:42 AM.')
    expect(said({ updateReady: true, connection: 'offline' })).toBe('Offline. Prices as of 9:42 AM.')
  })
})
