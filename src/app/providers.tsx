import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StyleEngine } from '../ui/theme/style-engine.tsx'

type Props = { queryClient: QueryClient; children: ReactNode }

/** What every page needs around it, in the browser and in the prerender step. The routers differ and go inside. */
export const Providers = ({ queryClient, children }: Props) => (
  <StyleEngine>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </StyleEngine>
)
