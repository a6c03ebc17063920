import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, createRoutesFromElements, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from './api/query-client.ts'
import { routes } from './app.tsx'
import { system } from './theme.ts'
import '../../tests/patient.ts'

const ANNA = { id: '1', name: 'Anna', role: 'owner' }

/**
 * Opens a screen for an owner, with canned answers of the server.
 * @param answers by method and path: `GET /api/days`. A `Response` is used as it is, once
 * @param person the person who is signed in
 */
export function openScreen(path: string, answers: Readonly<Record<string, object>>, person = ANNA) {
  const sent: [call: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push([`${method} ${url}`, JSON.parse(body ?? 'null')])
    const answer = url === '/api/me' ? { person } : answers[`${method} ${url}`]
    if (answer instanceof Response) return answer
    return answer ? Response.json(answer) : Response.json({ error: `No answer to ${method} ${url}` }, { status: 404 })
  })
  const router = createMemoryRouter(createRoutesFromElements(routes), { initialEntries: [path] })
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return { router, sent }
}
