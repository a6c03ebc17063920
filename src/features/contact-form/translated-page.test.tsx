// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { LIMITS } from '../../../tests/limits.ts'
import { translate } from '../../../tests/translate.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { ContactForm } from './contact-form.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('the form keeps working in a page that the browser has translated', async () => {
  render(
    <InTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/contact']}>
          <ContactForm />
        </MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  )
  translate()
  fireEvent.click(screen.getByRole('button', { name: /Send message/ }))
  await screen.findByText(/Please check \w+ fields/, {}, { timeout: LIMITS.wait })
  translate()
  // One problem less: what parted the names of the fields goes.
  fireEvent.input(screen.getByLabelText('First name'), { target: { value: 'Dana' } })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'First name' })).toBeNull(), {
    timeout: LIMITS.wait,
  })
  expect(screen.getByRole('button', { name: /Send message/ })).toBeTruthy()
})
