// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../tests/in-theme.tsx'
import { networkLost, serverMissed, serverReached } from '../hooks/connection.ts'
import { InteractiveMap } from './interactive-map.tsx'

afterEach(() => {
  cleanup()
  serverReached()
})

it.each([
  ['our server answers', () => {}, true],
  ['only our server is late', () => serverMissed(true), true],
  ['only our server is out of reach', () => serverMissed(), true],
  ['the browser has no network', networkLost, false],
])('when %s', (_, begin, isMapShown) => {
  begin()
  render(
    <InTheme>
      <InteractiveMap address="Archbald" />
    </InTheme>,
  )
  fireEvent.click(screen.getByRole('link', { name: /Open interactive map/ }))
  expect(screen.queryByTitle('Map of Archbald') !== null).toBe(isMapShown)
  expect(screen.queryByText(/needs a connection/) === null).toBe(isMapShown)
})
