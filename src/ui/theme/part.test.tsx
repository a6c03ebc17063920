// @vitest-environment happy-dom
import { chakra } from '@chakra-ui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { part } from './part.ts'
import { StyleEngine } from './style-engine.tsx'

afterEach(cleanup)

/** A part as Chakra makes it, and as the build leaves it: the same element, but for the names of its classes. */
const Running = chakra('button', { variants: { tone: { calm: { color: 'ink' }, loud: { color: 'accent' } } } })
const classes = { base: '', options: { tone: { calm: 'calm', loud: 'loud' } }, defaults: {} }
const Built = part('button', classes) as unknown as typeof Running

const htmlOf = (Part: typeof Running, props: ComponentProps<typeof Running>) => {
  const { container } = render(
    <StyleEngine>
      <Part {...props} />
    </StyleEngine>,
  )
  return container.innerHTML.replace(/ class="[^"]*"/, '')
}

it.each<[string, ComponentProps<typeof Running>]>([
  ['attributes and children', { type: 'button', id: 'one', 'aria-label': 'One', children: 'Text' }],
  ['data attributes', { ...{ 'data-part': 'x' }, title: 'One' }],
  ['a variant, which is no attribute', { tone: 'loud', title: 'One' }],
  ['a child in its place', { asChild: true, title: 'One', children: <i id="here">Here</i> }],
  ['a child that has an attribute too', { asChild: true, title: 'One', children: <i title="Two">Here</i> }],
])('%s: what the build leaves is what Chakra draws', (_name, props) => {
  expect(htmlOf(Built, props)).toBe(htmlOf(Running, props))
})

it('has the class of the chosen variant, beside those it is given and those of its child', () => {
  render(
    <>
      <Built tone="calm" className="more" title="given" />
      <Built tone="loud" asChild>
        <i className="own" title="child">
          Here
        </i>
      </Built>
      <Built title="none" />
    </>,
  )
  expect(screen.getByTitle('given').className).toBe('calm more')
  expect(screen.getByTitle('child').className).toBe('loud own')
  expect(screen.getByTitle('none').hasAttribute('class')).toBe(false)
})

it('takes the default for a variant that is not given', () => {
  const Part = part('p', {
    base: 'base',
    options: { tone: { calm: 'a' }, side: { left: 'b' } },
    defaults: { tone: 'calm' },
  })
  render(
    <>
      <Part title="one" />
      <Part title="two" side="left" />
    </>,
  )
  expect(screen.getByTitle('one').className).toBe('base a')
  expect(screen.getByTitle('two').className).toBe('base a b')
})

it('gives its ref and its events to the element, or to the child in its place', () => {
  const press = vi.fn()
  const seen: (string | undefined)[] = []
  const ref = (element: HTMLElement | null) => void seen.push(element?.title)
  render(
    <>
      <Built ref={ref} title="own" onClick={press} />
      <Built ref={ref} onClick={press} asChild>
        <i title="child">Here</i>
      </Built>
    </>,
  )
  fireEvent.click(screen.getByTitle('own'))
  fireEvent.click(screen.getByTitle('child'))
  expect(press).toHaveBeenCalledTimes(2)
  expect(seen).toEqual(['own', 'child'])
})
