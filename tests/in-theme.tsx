import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { createDesignSystem } from '../src/ui/theme/system.ts'

const system = createDesignSystem()

/** The site's theme around what a test renders. */
export const InTheme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
)
