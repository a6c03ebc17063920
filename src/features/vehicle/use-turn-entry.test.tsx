// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTurnEntry } from './use-turn-entry.ts'

beforeEach(() => history.replaceState(null, '', '/vehicles/nomad'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

let entry: ReturnType<typeof useTurnEntry>
const onOpened = vi.fn()

function Stage({ isOpen }: { isOpen: boolean }) {
  entry = useTurnEntry(isOpen, onOpened)
  return null
}

const page = (isOpen: boolean) => (
  <BrowserRouter>
    <Stage isOpen={isOpen} />
  </BrowserRouter>
)

/** What the browser does at Back or Forward. */
const arriveAt = (path: string, usr?: object) =>
  act(() => {
    const state = { ...history.state, usr }
    history.replaceState(state, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })

it('an open stage has an entry with an address that asks for it, whose colors change without another entry', () => {
  const before = history.length
  render(page(true))
  expect(location.search).toBe('?view=3d')
  act(() => entry.choose({ paint: 'navy' }))
  expect(location.search).toBe('?view=3d&paint=navy')
  expect(entry.query).toBe('?view=3d&paint=navy')
  expect(history.length).toBe(before + 1)
})

it('a stage that opens at its entry, as after a reload, adds none', () => {
  history.replaceState({ usr: { turn: true } }, '', '/vehicles/nomad?view=3d')
  const before = history.length
  render(page(true))
  expect(history.length).toBe(before)
})

it('a stage that is closed on its page goes back, and one that Back has closed does not', () => {
  const go = vi.spyOn(history, 'go').mockReturnValue()
  const { rerender } = render(page(true))
  rerender(page(false))
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
  go.mockClear()
  rerender(page(true))
  arriveAt('/vehicles/nomad')
  rerender(page(false))
  expect(go).not.toHaveBeenCalled()
})

it('Back closes it and leaves the colors in the address, and Forward opens it in those of its entry', () => {
  render(page(true))
  act(() => entry.choose({ paint: 'navy' }))
  arriveAt('/vehicles/nomad')
  expect(onOpened).toHaveBeenLastCalledWith(false)
  expect(location.search).toBe('?paint=navy')
  arriveAt('/vehicles/nomad?view=3d&paint=red', { turn: true })
  expect(onOpened).toHaveBeenLastCalledWith(true)
  expect(entry.query).toBe('?view=3d&paint=red')
})

it('a step that has nothing to do with it changes nothing', () => {
  render(page(false))
  onOpened.mockClear()
  arriveAt('/vehicles/nomad?utm_source=mail')
  expect(onOpened).not.toHaveBeenCalled()
  expect(location.search).toBe('?utm_source=mail')
})
