// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { lockForEditing } from '../outbox/edit-lock.ts'
import { deleteRow, findRow, queueText } from '../outbox/row-store.ts'
import { isSharedDevice, setSharedDevice } from './shared-device.ts'

beforeEach(async () => {
  localStorage.clear()
  await deleteRow(ID)
})

it('encrypts inquiries that are already on the device, and does not decrypt them again', async () => {
  await queueText({ id: ID, payload, writtenAt: 1 })
  expect(isSharedDevice()).toBe(false)
  const hidden = setSharedDevice(true)
  expect(isSharedDevice(), 'at once').toBe(true)
  await hidden
  expect([isSharedDevice(), (await findRow(ID))?.shared]).toEqual([true, true])
  await setSharedDevice(false)
  expect([isSharedDevice(), (await findRow(ID))?.shared]).toEqual([false, true])
})

it('opens no inquiry for editing that was written on it', async () => {
  await queueText({ id: ID, payload, writtenAt: 1, shared: true })
  const { row, release } = await lockForEditing(ID, () => {})
  release()
  expect(row).toBeUndefined()
})
