// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { DEFAULT_ASSUMPTIONS, DEFAULT_INPUT } from './calculator.ts'
import { useCalculator } from './use-calculator.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const input = { ...DEFAULT_INPUT, milesPerWeek: 123.25 }
const assumptions = { ...DEFAULT_ASSUMPTIONS, gasPrice: 4.25 }
const open = () => {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>
  return renderHook(useCalculator, { wrapper }).result.current
}
const kept = () => JSON.parse(localStorage.getItem('person:eco') ?? 'null')

// What was typed before hydration and a field that is left come in one go, before the next render.
it.each([
  ['an assumption and then an entry', ['changeAssumptions', 'storeInput']],
  ['an entry and then an assumption', ['storeInput', 'changeAssumptions']],
] as const)('keeps %s of one moment', (_, order) => {
  const calculator = open()
  act(() => {
    for (const name of order)
      if (name === 'storeInput') calculator.storeInput(input)
      else calculator.changeAssumptions(assumptions)
  })
  expect(kept()).toEqual({ entries: { input, assumptions }, result: { input: DEFAULT_INPUT, assumptions } })
})
