// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '../../../../tests/fixtures/catalogue.ts'
import { InTheme } from '../../../../tests/in-theme.tsx'
import type { Vehicle } from '../../../contract/vehicle-schema.ts'
import { foundWords } from './found-words.tsx'
import { createIndex } from './search-index.ts'

afterEach(cleanup)

/** The words on the card of a unit, each sentence from elsewhere by itself. */
function shown(text: string, of: string) {
  const index = createIndex()
  index.add(catalogue as Vehicle[])
  const vehicle = catalogue.find(({ name }) => name === of) as Vehicle
  const { name, description, seats, elsewhere } = foundWords(index.search(text), vehicle)
  const { container } = render(
    <InTheme>
      <p>{name}</p>
      <p>{description}</p>
      <p>{seats}</p>
      {elsewhere}
    </InTheme>,
  )
  return [...container.children].map(({ innerHTML }) => innerHTML.replaceAll(/ class="[^"]*"/g, ''))
}

it('marks found words in the name and in the description', () => {
  expect(shown('xl6 six', 'Denago Rover XL6')[0]).toBe('<span>Denago Rover <mark>XL6</mark></span>')
  expect(shown('one roof', 'Denago Rover XL6')[1]).toContain('<mark>one</mark> <mark>roof</mark> over')
})

it('marks the word that was meant by one with a typing error', () => {
  expect(shown('maverik', 'Evolution D5 Maverick 2+2')[0]).toBe('<span>Evolution D5 <mark>Maverick</mark> 2+2</span>')
})

it('marks a part of a word as it was typed', () => {
  expect(shown('aver', 'Evolution D5 Maverick 2+2')[0]).toBe('<span>Evolution D5 M<mark>aver</mark>ick 2+2</span>')
})

it('marks the number of seats, and shows the feature that was found', () => {
  expect(shown('rear facing six seater', 'Denago Rover XL6').slice(2)).toEqual([
    '<span><mark>6</mark> <mark>seats</mark></span>',
    '<span>Two forward rows and a <mark>rear</mark>-<mark>facing</mark> bench</span>',
  ])
})

it('shows nothing twice: what the name says is not looked for elsewhere', () => {
  expect(shown('rover', 'Denago Rover XL6').slice(3)).toEqual([])
})
