import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fontFaces } from '../ui/theme/font.ts'

/** Without Emotion's prefixer: the browsers we build for need no prefixes, and pages carry 2 KB less. */
export const createEmotionCache = () => createCache({ key: 'c', stylisPlugins: [] })

type Props = { system: SystemContext; emotion: EmotionCache; queryClient: QueryClient; children: ReactNode }

/** What every page needs around it, in the browser and in the prerender step. The router differs and comes inside. */
export const Providers = ({ system, emotion, queryClient, children }: Props) => (
  <CacheProvider value={emotion}>
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ChakraProvider>
  </CacheProvider>
)
