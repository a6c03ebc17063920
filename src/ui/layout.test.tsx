// @vitest-environment happy-dom
import { ChakraProvider, chakra } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NextSection, Section, Wrap } from './layout.tsx'
import { createDesignSystem } from './theme/system.ts'

afterEach(cleanup)

it.each([
  ['Section', Section],
  ['NextSection', NextSection],
  ['Wrap', Wrap],
])('%s keeps its vertical padding and its gutter when a component is made from it', (_name, Base) => {
  const Other = chakra(Base, {
    base: { paddingBlock: { base: '1', lg: '2' }, paddingInline: { base: '1', lg: '2' }, paddingBottom: { lg: '2' } },
  })
  // A new theme each time, because one theme computes the styles of a component once.
  const shown = () => {
    render(
      <ChakraProvider value={createDesignSystem()}>
        <Base data-testid="base" />
        <Other />
      </ChakraProvider>,
    )
    const { className } = screen.getByTestId('base')
    cleanup()
    return className
  }
  const Fresh = shown()
  expect(shown()).toBe(Fresh)
})
