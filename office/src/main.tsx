// Must run before any schema is created.
import './api/zod-without-eval.ts'
import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, createRoutesFromElements, RouterProvider } from 'react-router-dom'
import { createQueryClient } from './api/query-client.ts'
import { routes } from './app.tsx'
import { keepFocus } from './parts/keep-focus.ts'
import { system } from './theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element for the office')

const router = createBrowserRouter(createRoutesFromElements(routes))

keepFocus()
createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  </StrictMode>,
)
