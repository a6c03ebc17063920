// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shownToast } from '../ui/toast.ts'
import { Launches } from './launches.tsx'

let launch: (params: { targetURL?: string }) => void
let at: string

const Watch = () => {
  const { pathname, search } = useLocation()
  at = pathname + search
  return null
}

beforeEach(() => {
  window.launchQueue = { setConsumer: (consumer) => (launch = consumer) }
})

afterEach(() => {
  cleanup()
  shownToast.set(undefined)
  delete window.launchQueue
})

const show = ({ isUnsent = false } = {}) =>
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Watch />
      <Launches />
      <form data-unsent={isUnsent || undefined} />
    </MemoryRouter>,
  )

const launchInventory = () => act(async () => launch({ targetURL: 'https://site.example/inventory?brand=denago' }))

it('opens the page of a shortcut in the app that is open', async () => {
  show()
  await launchInventory()
  expect(at).toBe('/inventory?brand=denago')
})

it('stays with a form that is not sent, and offers the page', async () => {
  show({ isUnsent: true })
  await launchInventory()
  expect(at).toBe('/contact')
  expect(shownToast.get()?.title).toBe('You haven’t finished this form.')
  await act(async () => shownToast.get()?.action?.onClick())
  expect(at).toBe('/inventory?brand=denago')
})

it('stays where it is when the app is brought to the front without an address', async () => {
  show()
  await act(async () => launch({}))
  expect(at).toBe('/contact')
})

it('ignores the launch that has opened the window', async () => {
  window.launchQueue = { setConsumer: (consumer) => consumer({ targetURL: 'https://site.example/rentals' }) }
  show()
  expect(at).toBe('/contact')
})
