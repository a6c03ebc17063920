import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { followFontSize } from './follow-font-size.ts'
import { createDesignSystem } from './system.ts'

/** Without Emotion's prefixer: our browsers need no prefixes, and the stylesheet is 2 KB smaller. */
export function createStyleCache() {
  const cache = createCache({ key: 'c', stylisPlugins: [followFontSize] })
  // Keeps rules together as text. Otherwise Emotion writes some between the elements, and logs that `:first-child` is
  // unsafe.
  cache.compat = true
  return cache
}

const system = createDesignSystem()
const ownCache = createStyleCache()

/**
 * Lets Chakra compute styles at run time, in development and in unit tests. The build computes them once
 * (`tools/vite/styles/`) and drops this.
 */
export const StyleEngine = ({ cache = ownCache, children }: { cache?: EmotionCache; children?: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </CacheProvider>
)
