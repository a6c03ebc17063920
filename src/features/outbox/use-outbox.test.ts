// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../../tests/inquiry.ts'
import { queueText } from '../../outbox/row-store.ts'
import { useOutbox } from './use-outbox.ts'
import '../../../tests/patient.ts'

it('on a shared device shows no text, not even of a row that is not hidden yet', async () => {
  await queueText({ id: ID, payload, writtenAt: 1 })
  localStorage.setItem('device:shared-device', 'true')
  const { result } = renderHook(useOutbox)
  await waitFor(() => expect(result.current).toMatchObject([{ id: ID, shared: true }]))
})
