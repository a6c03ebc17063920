import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { followFontSize } from './follow-font-size.ts'
import { fontFaces } from './font.ts'
import { createDesignSystem } from './system.ts'

/** Without Emotion's prefixer: the browsers we build for need no prefixes, and the stylesheet is 2 KB smaller. */
export function createStyleCache() {
  const cache = createCache({ key: 'c', stylisPlugins: [followFontSize] })
  // Rules stay together as text. Else Emotion writes some between the elements, and logs that `:first-child` is unsafe.
  cache.compat = true
  return cache
}

const system = createDesignSystem()
const ownCache = createStyleCache()

/**
 * Chakra computing styles while the page runs, in development and in unit tests. The build has it compute them once
 * (`tools/vite/styles/`) and puts nothing in its place.
 */
export const StyleEngine = ({ cache = ownCache, children }: { cache?: EmotionCache; children?: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      {children}
    </ChakraProvider>
  </CacheProvider>
)
