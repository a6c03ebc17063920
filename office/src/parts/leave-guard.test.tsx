// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, createRoutesFromElements, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { routes } from '../app.tsx'
import { system } from '../theme.ts'

const ANSWERS: Readonly<Record<string, object>> = {
  '/api/me': { person: { id: '1', name: 'Anna', role: 'owner' } },
  '/api/days': { hours: [], notices: [] },
  '/api/people': { people: [] },
  '/api/devices': { site: 'https://carts.example.com', kiosks: [] },
}

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(ANSWERS[path] ?? {})))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(path: string) {
  const router = createMemoryRouter(createRoutesFromElements(routes), { initialEntries: [path] })
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return router
}

const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Devices', hidden: true }))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test.each([
  ['/days', 'Reason, if you want to say one'],
  ['/days', 'What it says'],
  ['/people', 'Name'],
])('%s is not left with something in “%s” without a question', async (path, label) => {
  const router = open(path)
  const field = await screen.findByRole('textbox', { name: label })
  fireEvent.input(field, { target: { value: 'Thanksgiving' } })
  leave()
  await press('Stay')
  expect(router.state.location.pathname).toBe(path)
  expect(field).toHaveProperty('value', 'Thanksgiving')
  leave()
  await press('Leave')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/devices'))
})

test('a form that is empty again is left without a question', async () => {
  const router = open('/days')
  const field = await screen.findByRole('textbox', { name: 'What it says' })
  for (const value of ['Closed', '']) fireEvent.input(field, { target: { value } })
  leave()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/devices'))
})
