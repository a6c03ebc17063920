// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { PAYLOAD } from '../../../tests/inquiry.ts'
import { FormOfTab, ROW } from '../../../tests/inquiry-session.ts'
import { FormNotices } from './form-notices.tsx'

afterEach(cleanup)

const QUERY = `?edit=${ROW.id}`
const delivered = { ...ROW, state: 'delivered' as const, payload: null, serverRef: '7K3M-9QXD' }
const show = ({ session }: FormOfTab) => {
  render(
    <InTheme>
      <MemoryRouter>
        <FormNotices session={session} dispatch={() => {}} disabled={false} />
      </MemoryRouter>
    </InTheme>,
  )
  return screen.getByRole('status').textContent
}
/** The form after the person changed the row, and came back to it later. */
const changed = () =>
  new FormOfTab()
    .arrive(QUERY)
    .do({ type: 'opened', row: ROW }, { type: 'typed', values: { ...PAYLOAD, message: 'Changed.' } })
    .arrive(QUERY)

it('says that an inquiry arrived, and that the unsent change of it is a new message', () =>
  expect(show(changed().do({ type: 'opened', row: delivered }))).toBe(
    'We got that messageReference 7K3M-9QXD. What’s in the form now will be a new message.',
  ))

it('says that the change of an inquiry that is gone is a new message', () =>
  expect(show(changed().do({ type: 'opened', row: undefined }))).toBe(
    'That message is no longer on this deviceIt was changed, delivered or deleted. What’s in the form now will be a new message.',
  ))

it.each([
  [
    'delivered',
    delivered,
    'We got that messageReference 7K3M-9QXD. You don’t need to send it again. What you type here will be a new message.',
  ],
  [
    'gone',
    undefined,
    'That message is no longer on this deviceIt was changed, delivered or deleted. What you type here will be a new message.',
  ],
])('says that the next message is a new one where the inquiry to edit is %s', (_what, row, words) => {
  expect(show(new FormOfTab().arrive(QUERY).do({ type: 'opened', row }))).toBe(words)
})
