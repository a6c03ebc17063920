// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../../tests/inquiry.ts'
import { LIMITS } from '../../../tests/limits.ts'
import { networkLost, serverReached } from '../../hooks/connection.ts'
import { deleteRow, findRow, queueText, takeForSending } from '../../outbox/row-store.ts'
import { OutboxList } from './outbox-list.tsx'
import '../../../tests/patient.ts'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  serverReached()
  for (const id of [ID, OTHER]) await deleteRow(id)
})

const OTHER = ID.replace(/.$/, '2')

/** What the live regions say, without the count. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const press = async (name: RegExp, ids = [ID]) => {
  for (const id of ids) await queueText({ id, payload, writtenAt: Date.now() })
  render(
    <InTheme>
      <MemoryRouter>
        <OutboxList />
      </MemoryRouter>
    </InTheme>,
  )
  fireEvent.click(await screen.findByRole('button', { name }))
}
const noAnswer = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))

it('"Send now" says what became of it, without a connection', async () => {
  noAnswer()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  networkLost()
  await press(/^Send now/)
  await vi.waitFor(() => expect(said()).toContain('Offline. Waiting for a connection.'), LIMITS.wait)
  expect((await findRow(ID))?.attempts).toBe(1)
})

it('"Send now" says so until the next attempt', async () => {
  noAnswer()
  await press(/^Send now/)
  await vi.waitFor(() => expect(said()).toContain('Waiting to be sent.'), LIMITS.wait)
  await takeForSending(ID)
  await vi.waitFor(() => expect(said()).not.toContain('Waiting to be sent.'), LIMITS.wait)
})

it('"Send all now" says what became of it, without a connection', async () => {
  noAnswer()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press(/^Send all now/, [ID, OTHER])
  await vi.waitFor(() => expect(said().join()).toContain('Offline. 2 waiting.'), LIMITS.wait)
})

it('"Send all now" says that all are delivered', async () => {
  const receipt = { success: true, message: 'Thank you', reference: '7K3M-9QXD' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { id } = request?.body ? JSON.parse(String(request.body)) : {}
    return Response.json({ ...receipt, id }, { status: 201 })
  })
  await press(/^Send all now/, [ID, OTHER])
  await vi.waitFor(() => expect(said()).toContain('Nothing waiting. We got everything you sent.'), LIMITS.wait)
  expect(said().join()).not.toMatch(/\d waiting/)
})
