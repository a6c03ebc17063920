// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../../tests/inquiry.ts'
import { FormOfTab } from '../../../tests/inquiry-session.ts'
import { OWN, ownRefusal } from '../../../tests/own-refusal.ts'
import { deleteRow, findRow, listRows, queueText } from '../../outbox/row-store.ts'
import { payloadOf } from '../../outbox/seal.ts'
import { closeToast, shownToast } from '../../ui/toast.ts'
import { emptyMessage, type FormMessage } from './drafts.ts'
import type { InquiryEvent } from './inquiry-session-state.ts'
import { sendMessage } from './send-message.ts'

const FAILED = 'Failed to send message. Please try again.'

/** Sends, and gives the events that it told of. */
async function events(
  how: 'now' | 'later',
  change: Partial<FormMessage> = {},
  isHidden = false,
): Promise<InquiryEvent[]> {
  const told: InquiryEvent[] = []
  await sendMessage({ ...emptyMessage('f1', ''), ...change }, { payload }, how, {
    lock: undefined,
    isHidden,
    dispatch: (event) => told.push(event),
    isShown: () => true,
    sendLater: () => {},
    sendButton: null,
  })
  return told
}

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json(body as object, { status }))
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  closeToast()
  for (const { id } of await listRows()) await deleteRow(id)
})

it('stores first, and says that the outbox keeps what had no answer', async () => {
  offline()
  const [first, second, third] = await events('now')
  const [row] = await listRows()
  expect([first, second, third]).toEqual([
    { type: 'send' },
    { type: 'stored', row: row?.id },
    { type: 'submitted', sent: { id: row?.id } },
  ])
  expect(row?.shared).toBeUndefined()
})

it('encrypts a hidden text', async () => {
  offline()
  await events('now', {}, true)
  const [row] = await listRows()
  expect(row).toMatchObject({ payload: null, shared: true })
  expect(row && (await payloadOf(row))).toEqual(payload)
})

it('gives a text back that a busy server did not take, and offers to keep it', async () => {
  answer(503, { error: 'Not now' })
  const told = await events('now')
  expect(told.map(({ type }) => type)).toEqual(['send', 'stored', 'returned', 'refused'])
  expect(shownToast.get()).toMatchObject({ description: 'Not now', action: { label: 'Save and send later' } })
  expect(await listRows()).toEqual([])
})

it.each([
  [400, 'Failed to submit contact form'],
  [500, FAILED],
])('when the server answers %i and gives no reason, the form says "%s"', async (status, words) => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status, headers: OWN }))
  await events('now')
  expect(shownToast.get()).toMatchObject({ title: 'Error', description: words })
})

it('says that another tab changed the inquiry', async () => {
  const change = { is: 'change', row: ID, seller: {} } as const
  for (const how of ['now', 'later'] as const)
    expect((await events(how, { change })).at(-1)).toEqual({ type: 'changed elsewhere' })
})

it('keeps for later without an attempt', async () => {
  offline()
  expect((await events('later')).map(({ type }) => type)).toEqual(['send', 'submitted'])
})

it('says so when a message can be neither stored nor sent, because something failed before that', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new DOMException('', 'OperationError'))
  vi.doMock('@noble/hashes/sha2.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const change = { is: 'change', row: ID, seller: {} } as const
  const told = await events('now', { change, replaces: { ids: ['an id'], person: ['Dana'] } })
  expect(told.at(-1)).toEqual({
    type: 'refused',
    why: 'unsaved',
    next: { edits: ID, replaces: ['an id'] },
    person: ['Dana'],
    isConflict: false,
  })
  expect(shownToast.get()).toMatchObject({ title: 'Error', description: FAILED })
})

it.each([
  ['the same person', { person: [`${payload.firstName} ${payload.lastName}`, payload.email, 'another phone'] }, true],
  ['another person', { person: ['Grace Hopper', payload.email, '1'] }, false],
])('names the text that it replaces when it is of %s', async (_who, { person }, isNamed) => {
  offline()
  await events('now', { replaces: { ids: [ID], person } })
  expect((await listRows())[0]?.replaces).toEqual(isNamed ? [ID] : undefined)
})

describe('an edit, where the server has another text under its id', () => {
  const wait = () => queueText({ id: ID, payload, writtenAt: Date.now() })
  const conflict = () => vi.stubGlobal('fetch', async () => ownRefusal(409, 'Already sent with other text'))
  /** Edits the row and sends it with this message. @returns the row as it is then */
  const sendEdit = async (tab: FormOfTab, row: string, message: string) => {
    tab.do({ type: 'opened', row: await findRow(row) })
    await sendMessage(tab.session.message, { payload: { ...payload, message } }, 'now', {
      lock: undefined,
      isHidden: false,
      dispatch: (event) => tab.do(event),
      isShown: () => true,
      sendLater: () => {},
      sendButton: null,
    })
    const rows = await listRows()
    expect(rows).toHaveLength(1)
    return rows[0]
  }

  it.each([
    ['unchanged', payload.message],
    ['changed', 'Changed.'],
  ])('gets a new id at the next Send, if it is %s', async (_how, message) => {
    await wait()
    conflict()
    const tab = new FormOfTab().arrive(`?edit=${ID}`)
    const first = await sendEdit(tab, ID, message)
    expect(first).toMatchObject({ state: 'rejected' })
    expect(tab.session.state).toMatchObject({ is: 'opening', row: first?.id })
    const second = await sendEdit(tab, first?.id ?? '', message)
    expect(second?.id).not.toBe(first?.id)
    expect(second?.replaces, 'the server has an earlier text under that id').toEqual([first?.id])
    expect(tab.session.state).toMatchObject({ is: 'opening', row: second?.id })
  })

  it('gets a new id in the form that opens it later', async () => {
    await wait()
    conflict()
    await sendEdit(new FormOfTab().arrive(`?edit=${ID}`), ID, payload.message)
    const row = await sendEdit(new FormOfTab().arrive(`?edit=${ID}`), ID, payload.message)
    expect(row).toMatchObject({ replaces: [ID] })
    expect(row?.id).not.toBe(ID)
  })
})
