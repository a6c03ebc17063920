// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createDesignSystem } from '../../ui/theme/system.ts'
import { DeviceStorage } from './device-storage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the other settings of the device while the stored files are counted', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(
    <ChakraProvider value={createDesignSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <DeviceStorage below={<p>Settings</p>} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
  expect(screen.getByText('Checking what’s saved…')).toBeDefined()
  expect(screen.getByText('Settings')).toBeDefined()
})
