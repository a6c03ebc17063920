// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../../tests/inquiry.ts'
import { translate } from '../../../tests/translate.ts'
import { deleteRow, noteOutcome, queueText, takeForSending } from '../../outbox/row-store.ts'
import { OutboxList } from './outbox-list.tsx'
import '../../../tests/patient.ts'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await deleteRow(ID)
  delete document.documentElement.dataset['kiosk']
})

const show = () =>
  render(
    <InTheme>
      <MemoryRouter>
        <OutboxList />
      </MemoryRouter>
    </InTheme>,
  )

it('in a translated page, the list still shows the current state of an inquiry', async () => {
  await queueText({ id: ID, payload, writtenAt: Date.now() })
  show()
  await screen.findByText('Waiting')
  translate()
  await noteOutcome(ID, { kind: 'delivered', reference: '7K3M-9QXD', receivedAt: null }, Date.now(), 0)
  await screen.findByText('Delivered')
  expect(screen.queryByText('Waiting')).toBeNull()
})

it.each([
  ['a person at a shared device', false, 1],
  ['no customer of a kiosk', true, 0],
])('what the dealer has refused is deleted by %s', async (_, isKiosk, buttons) => {
  if (isKiosk) document.documentElement.dataset['kiosk'] = 'here'
  await queueText({ id: ID, payload, writtenAt: Date.now(), shared: true })
  await takeForSending(ID)
  await noteOutcome(ID, { kind: 'rejected', failure: { kind: 'refused', status: 422 } }, Date.now(), 0)
  show()
  await screen.findByRole('button', { name: /^Resend/ })
  expect(screen.queryAllByRole('button', { name: /^Delete/ })).toHaveLength(buttons)
})

it('says that it did not work when the device has no room for what was pressed', async () => {
  await queueText({ id: ID, payload, writtenAt: Date.now() })
  await takeForSending(ID)
  await noteOutcome(ID, { kind: 'rejected', failure: { kind: 'refused', status: 422 } }, Date.now(), 0)
  show()
  const resend = await screen.findByRole('button', { name: /^Resend/ })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  fireEvent.click(resend)
  await screen.findByText('That didn’t work. Nothing’s lost. Please try again.')
})

it('offers to send all where there are several', async () => {
  const other = ID.replace(/.$/, '2')
  await queueText({ id: ID, payload, writtenAt: Date.now() })
  show()
  await screen.findByRole('button', { name: /^Send now/ })
  expect(screen.queryByRole('button', { name: 'Send all now' })).toBeNull()
  await queueText({ id: other, payload, writtenAt: Date.now() })
  await screen.findByRole('button', { name: 'Send all now' })
  await deleteRow(other)
})
