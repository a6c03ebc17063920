// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { type Filters, NO_FILTERS } from './filters.ts'
import { MaxPrice } from './max-price.tsx'
import type { View } from './use-filters.ts'

afterEach(cleanup)

/** The field with the state of a page around it, and a button for what other filters do. */
function Page({ other }: { other: Partial<Filters> }) {
  const [view, setView] = useState<View>({ filters: NO_FILTERS, from: 'choice' })
  const take = (from: 'choice' | 'typing') => (choice: Partial<Filters>) =>
    setView(({ filters }) => ({ filters: { ...filters, ...choice }, from }))
  return (
    <InTheme>
      <MaxPrice
        look="quick"
        view={view}
        counts={{}}
        onChoose={take('choice')}
        onType={take('typing')}
        onLeave={() => {}}
      />
      <button type="button" onClick={() => take('choice')(other)}>
        Other
      </button>
      <output>{view.filters.max}</output>
    </InTheme>
  )
}

function show(other: Partial<Filters> = {}) {
  render(<Page other={other} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Highest price in dollars' })
  const description = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  return { field, description, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}

it.each(['abc', '-5', '12345678', '0'])('says that it cannot read %j, and keeps it', (text) => {
  const { field, description, type } = show()
  type(text)
  expect(field.value).toBe(text)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(description()).toContain('Enter a price')
  expect(screen.getByRole('status').textContent).toBe('all')
  type('13k')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  expect(description()).toBe('Up to $13,000')
  expect(screen.getByRole('status').textContent).toBe('13000')
})

it.each([
  ['12.000', '12,000'],
  ['12,999.99', '12,999'],
  ['12 000', '12,000'],
])('says how it reads %j', (text, limit) => {
  const { description, type } = show()
  type(text)
  expect(description()).toBe(`Up to $${limit}`)
})

it.each(['', ' ', '$', '13000', '$13,000'])('has nothing to say about %j', (text) => {
  const { field, description, type } = show()
  type(text)
  expect(field.value).toBe(text)
  expect(field.getAttribute('aria-invalid')).toBe('false')
  expect(description()).toBeUndefined()
})

it('keeps an unreadable text when another filter is chosen', () => {
  const { field, type } = show({ brand: 'denago' })
  type('abc')
  fireEvent.click(screen.getByRole('button', { name: 'Other' }))
  expect(field.value).toBe('abc')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

// A typed limit is shown on narrow screens only.
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true }).filter(({ checked }) => checked)

it('shows a typed limit among the choices while it applies', () => {
  const { type } = show()
  type('12000')
  expect(chosen().map(({ value }) => value)).toEqual(['12000'])
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(6)
  type('13000')
  expect(chosen().map(({ value }) => value)).toEqual(['13000'])
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(5)
})
