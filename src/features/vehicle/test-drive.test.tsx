// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { paths } from '../../addresses/paths.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { TestDrive } from './test-drive.tsx'

afterEach(cleanup)

it.each([
  [{}, 'Tell me when one comes in'],
  [{ status: 'incoming' }, 'Tell me when it comes in'],
])('offers word of a cart that is not here (%j) and no test drive online', (change, words) => {
  const vehicle = { id: 'gone', inStock: false, ...change }
  render(
    <InTheme>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <TestDrive vehicle={vehicle} of="main" />
          <TestDrive vehicle={vehicle} of="other" />
        </MemoryRouter>
      </QueryClientProvider>
    </InTheme>,
  )
  const [main, other] = screen.getAllByRole('link')
  expect(main?.textContent?.trim()).toBe(words)
  expect(main?.getAttribute('href')).toBe(paths.contactAbout('gone'))
  expect(other?.textContent?.trim()).toBe('Schedule Test Drive')
})
