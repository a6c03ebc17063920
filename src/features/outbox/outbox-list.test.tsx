// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../../tests/inquiry.ts'
import { translate } from '../../../tests/translate.ts'
import { keepText, noteOutcome } from '../../outbox/row-store.ts'
import { createDesignSystem } from '../../ui/theme/system.ts'
import { OutboxList } from './outbox-list.tsx'

afterEach(cleanup)

it('in a page that the browser has translated, the list says what has become of an inquiry', async () => {
  await keepText({ id: ID, payload, writtenAt: Date.now() })
  render(
    <ChakraProvider value={createDesignSystem()}>
      <MemoryRouter>
        <OutboxList />
      </MemoryRouter>
    </ChakraProvider>,
  )
  await screen.findByText('Waiting')
  translate()
  await noteOutcome(ID, { kind: 'delivered', reference: '7K3M-9QXD', receivedAt: null }, Date.now(), 0)
  await screen.findByText('Delivered')
  expect(screen.queryByText('Waiting')).toBeNull()
})
