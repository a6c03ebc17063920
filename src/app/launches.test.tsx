// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
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

const show = (message: string, field?: ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Watch />
      <Launches />
      <form>
        <textarea defaultValue={message} />
        {field}
      </form>
    </MemoryRouter>,
  )

const launchInventory = () => act(async () => launch({ targetURL: 'https://site.example/inventory?brand=denago' }))

it('opens the page of a shortcut in the app that is open', async () => {
  show('')
  await launchInventory()
  expect(at).toBe('/inventory?brand=denago')
})

it('stays with a message that is not sent, and offers the page', async () => {
  show('Do you have')
  await launchInventory()
  expect(at).toBe('/contact')
  expect(shownToast.get()?.title).toBe('Your message isn’t sent yet.')
  await act(async () => shownToast.get()?.action?.onClick())
  expect(at).toBe('/inventory?brand=denago')
})

it('stays with a form in which only a day is chosen', async () => {
  show('', <input type="date" defaultValue="2026-12-07" />)
  await launchInventory()
  expect(at).toBe('/contact')
})

it('stays where it is when the app is brought to the front without an address', async () => {
  show('')
  await act(async () => launch({}))
  expect(at).toBe('/contact')
})
