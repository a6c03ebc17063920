import { describe, expect, it } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { fc } from '../../tests/properties.ts'
import { readRow } from './read-row.ts'
import { newRow } from './row.ts'

describe('a row of another version', () => {
  it('goes on under its own id when its message is complete', () => {
    for (const state of ['queued', 'sending'])
      expect(readRow({ id: ID, schemaVersion: 9, state, payload, createdAt: 5, tries: 3 })).toEqual({
        ...newRow(ID, payload, undefined, 0),
        createdAt: 5,
        order: 5,
      })
  })

  it('stays hidden when it was written on a device that several people use', () => {
    for (const state of ['queued', 'rejected', 'delivered'])
      expect(readRow({ id: ID, schemaVersion: 9, state, payload, shared: true })).toMatchObject({ shared: true })
  })

  it('stays delivered, without its text', () => {
    const row = readRow({
      id: ID,
      schemaVersion: 9,
      state: 'delivered',
      payload,
      serverRef: '7K3M-9QXD',
      deliveredAt: 7,
    })
    expect(row).toMatchObject({ state: 'delivered', payload: null, serverRef: '7K3M-9QXD', deliveredAt: 7 })
  })

  it('needs attention and keeps the fields that could be read', () => {
    expect(
      readRow({ id: ID, payload: { firstName: 'Dana', email: 5, message: 'Is it there?', interest: 'boats' } }),
    ).toMatchObject({
      id: ID,
      state: 'needs-attention',
      lastError: { kind: 'unreadable' },
      payload: { firstName: 'Dana', lastName: '', email: '', interest: 'general', message: 'Is it there?' },
    })
    expect(readRow({ id: 'no-uuid', state: 'queued', payload })).toMatchObject({ state: 'needs-attention', payload })
    expect(readRow({ id: ID, state: 'rejected', payload })).toMatchObject({ state: 'needs-attention', payload })
  })

  it('is never dropped, with any fields', () => {
    const anything = fc
      .record({ id: fc.string() }, { requiredKeys: ['id'] })
      .chain((id) => fc.object().map((rest) => ({ ...rest, ...id })))
    fc.assert(fc.property(anything, (stored) => readRow(stored)?.id === stored.id))
  })
})

it('reads a row of this version as it was written', () => {
  const row = newRow(ID, payload, 'Denago Rover XL6', 5)
  expect(readRow(structuredClone(row))).toEqual(row)
})
