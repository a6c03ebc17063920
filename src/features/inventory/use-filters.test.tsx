// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANY } from './filters.ts'
import { useFilters } from './use-filters.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/inventory')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete document.documentElement.dataset['kiosk']
})

let state: ReturnType<typeof useFilters>

function Page() {
  state = useFilters()
  return (
    <>
      <Link to="/inventory?seats=4">Four seats</Link>
      <Link to="/inventory">All</Link>
    </>
  )
}

const show = () =>
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
const follow = (link: string) => fireEvent.click(screen.getByText(link))
const pause = () => act(() => void vi.advanceTimersByTime(300))

it('a choice is an entry of its own, and text replaces the entry after a pause', () => {
  show()
  const before = history.length
  act(() => state.choose({ seats: '6' }))
  expect(location.search).toBe('?seats=6')
  expect(history.length).toBe(before + 1)
  act(() => state.type({ text: 'nomad' }))
  expect(state.view.filters).toMatchObject({ text: 'nomad', seats: '6' })
  expect(location.search).toBe('?seats=6')
  pause()
  expect(location.search).toBe('?search=nomad&seats=6')
  expect(history.length).toBe(before + 1)
})

it('text typed while the address is being written stays', () => {
  show()
  act(() => {
    state.type({ text: 'no' })
    vi.advanceTimersByTime(300)
    state.type({ text: 'noma' })
  })
  expect(state.view.filters.text).toBe('noma')
  pause()
  expect(location.search).toBe('?search=noma')
})

it('text is written at once when its field is left, and once only', () => {
  show()
  act(() => state.type({ text: 'nomad' }))
  act(() => state.flush())
  expect(location.search).toBe('?search=nomad')
  act(() => state.choose({ text: '' }))
  pause()
  expect(location.search).toBe('')
})

it('a link sets the filters of its address, and drops text that is not written yet', () => {
  show()
  act(() => state.type({ text: 'nomad' }))
  follow('Four seats')
  expect(state.view).toMatchObject({ filters: { text: '', seats: '4' }, from: { entry: expect.any(String) } })
  pause()
  expect(location.search).toBe('?seats=4')
})

it('text is not written to an entry that Back has shown and the router has not rendered', () => {
  show()
  act(() => state.type({ text: 'nomad' }))
  history.replaceState(history.state, '', '/inventory?seats=4')
  pause()
  expect(location.search).toBe('?seats=4')
})

it('on a kiosk the filters stay out of the address, and each entry has its own', () => {
  document.documentElement.dataset['kiosk'] = 'here'
  show()
  act(() => state.choose({ seats: '6' }))
  const chosen = history.state
  act(() => state.type({ text: 'nomad' }))
  follow('All')
  expect(state.view.filters).toMatchObject({ seats: ANY, text: '' })
  pause()
  expect(location.search).toBe('')
  act(() => {
    history.replaceState(chosen, '')
    dispatchEvent(new PopStateEvent('popstate', { state: chosen }))
  })
  expect(state.view.filters).toMatchObject({ seats: '6', text: '' })
})
