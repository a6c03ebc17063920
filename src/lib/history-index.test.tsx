// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { historyIndex } from './history-index.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

it('is what the router counts: pages before this one, without those that were replaced', () => {
  history.replaceState(null, '', '/')
  expect(historyIndex()).toBe(0)
  render(
    <BrowserRouter>
      <Link to="/next">Next</Link>
      <Link to="/other" replace>
        Replace
      </Link>
    </BrowserRouter>,
  )
  expect(historyIndex()).toBe(0)
  fireEvent.click(screen.getByText('Next'))
  expect(historyIndex()).toBe(1)
  fireEvent.click(screen.getByText('Replace'))
  expect(historyIndex()).toBe(1)
  fireEvent.click(screen.getByText('Next'))
  expect(historyIndex()).toBe(2)
})
