import { describe, expect, it } from 'vitest'
import {
  A,
  accept,
  B,
  bodies,
  C,
  clock,
  D,
  fetchMock,
  flush,
  idOf,
  isReachable,
  NOW,
  save,
  sent,
  startEmpty,
} from '../../tests/flushing.ts'
import { ownRefusal } from '../../tests/own-refusal.ts'
import { flushInTurn } from './flush.ts'
import { createPageLocks } from './locks.ts'
import { deleteRow, listRows, resend, takeForSending } from './row-store.ts'

startEmpty()

describe('a flush', () => {
  it('sends in the order of writing, after any earlier attempts and any change of the clock', async () => {
    for (const [id, minute] of [
      [D, -30],
      [B, -20],
      [C, -600],
      [A, -10],
    ] as const)
      await save(id, NOW + minute * 60_000)
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await flush({ random: Math.random })
    expect(sent(), 'the connection came back after the first one was lost').toEqual([D, D, B, C, A])
    const times = bodies().map(({ writtenAt }) => writtenAt - NOW)
    expect(times, 'and the server is told times in this order').toEqual([
      -30 * 60_000,
      -30 * 60_000,
      -20 * 60_000,
      -20 * 60_000 + 1,
      -10 * 60_000,
    ])
  })

  it('lets none go before an older one that only lacks a connection, whichever of them is due first', async () => {
    await save(A)
    isReachable.mockResolvedValue(false)
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await flush()
    await save(B)
    expect(await flush()).toEqual({ delivered: 2, stillQueued: 0 })
    expect(sent()).toEqual([A, A, B])
  })

  it('lets a message that is just sent wait for an older one whose attempt was cut off by a closed tab', async () => {
    await save(A, NOW - 1000)
    await takeForSending(A)
    await save(B)
    await flushInTurn(B, { fetch: fetchMock, now: () => NOW, random: () => 0, locks: createPageLocks(), isReachable })
    expect(sent()).toEqual([A, B])
  })

  it('ends a round when the server cannot be reached, and makes all wait for the same time', async () => {
    for (const id of [A, B, C]) await save(id)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    isReachable.mockResolvedValue(false)
    expect(await flush()).toEqual({ delivered: 0, stillQueued: 3 })
    expect(sent()).toEqual([A])
    const rows = await listRows()
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 0, 0])
    expect(rows.map(({ lastError }) => lastError?.kind)).toEqual(['no-answer', 'no-answer', 'no-answer'])
    expect(new Set(rows.map(({ nextAttemptAt }) => nextAttemptAt))).toEqual(new Set([NOW + 5_000]))
    await flush()
    expect(sent(), 'nothing is due yet').toEqual([A])
    fetchMock.mockClear()
    await flush({ reach: 'answerless' })
    expect(sent()).toEqual([A])
  })

  it('takes the page in which a network wants a sign-in for no connection', async () => {
    for (const id of [A, B]) await save(id)
    fetchMock.mockResolvedValue(new Response('<title>Sign in</title>'))
    isReachable.mockResolvedValue(false)
    await flush()
    expect(sent()).toEqual([A])
    expect((await listRows()).map(({ lastError }) => lastError?.kind)).toEqual(['foreign-answer', 'foreign-answer'])
  })

  it('ends a round after three that are not answered though the server is there, and one more of the least tried', async () => {
    const E = 'f7b4e5cc-3b8e-4f9d-8c3a-5d0b6e1f4a51'
    for (const id of [A, B, C, D, E]) await save(id)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await flush()
    expect(sent()).toEqual([A, A, B, B, C, C, D, D])
    fetchMock.mockClear()
    await flush({ reach: 'answerless' })
    expect(sent()).toEqual([A, A, B, B, C, C, E, E])
  })

  it('tries one that is never answered twice, and goes on', async () => {
    for (const id of [A, B, C]) await save(id)
    fetchMock.mockImplementation(async (_url, init) => {
      if (idOf(init) === A) throw new TypeError('Failed to fetch')
      return accept(idOf(init))
    })
    expect(await flush()).toEqual({ delivered: 2, stillQueued: 1 })
    expect(sent()).toEqual([A, A, B, C])
  })

  it('waits as long as the server asks', async () => {
    await save(A)
    fetchMock.mockResolvedValueOnce(new Response('', { status: 429, headers: { 'retry-after': '120' } }))
    await flush()
    clock.now += 119_000
    await flush()
    await flush({ reach: 'answerless' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
    clock.now += 1_000
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 0 })
  })

  it('does not wait for its turn when the connection is back, or when a person says so', async () => {
    isReachable.mockResolvedValue(false)
    for (const reach of ['answerless', 'everything'] as const) {
      await save(A)
      fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      await flush()
      expect(await flush()).toEqual({ delivered: 0, stillQueued: 1 })
      expect(await flush({ reach })).toEqual({ delivered: 1, stillQueued: 0 })
      await deleteRow(A)
    }
  })

  it('sends at once what a moved clock would keep for days', async () => {
    isReachable.mockResolvedValue(false)
    await save(A)
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await flush()
    clock.now -= 24 * 3_600_000
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 0 })
  })

  it('does not retry an inquiry that is rejected or needs attention, until a person resends it', async () => {
    await save(A)
    fetchMock.mockResolvedValueOnce(ownRefusal(422, 'Invalid email address'))
    await flush()
    clock.now += 3_600_000
    await flush({ reach: 'everything' })
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await resend(A, clock.now)
    expect(await flush()).toEqual({ delivered: 1, stillQueued: 0 })
  })
})
