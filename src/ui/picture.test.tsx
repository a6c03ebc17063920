// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InTheme } from '../../tests/in-theme.tsx'
import { serverMissed, serverReached } from '../hooks/connection.ts'
import { PLACEHOLDER } from '../lib/picture-sources.ts'
import { Picture } from './picture.tsx'

// This environment loads no pictures: the component sees each as still loading.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})
afterEach(() => {
  cleanup()
  serverReached()
  vi.restoreAllMocks()
})

const wrapper = ({ children }: { children: ReactNode }) => <InTheme>{children}</InTheme>
const show = (src: string | undefined) =>
  render(<Picture src={src} alt="A cart" sizes="100vw" upTo={960} />, { wrapper })
const image = () => screen.getByRole('img')

it('offers the stored forms of a drawing, none wider than asked for', () => {
  const { container } = show('/images/carts/denago-nomad/front-960.webp')
  const offered = container.querySelector('source')?.getAttribute('srcset')
  expect(offered).toBe('/images/carts/denago-nomad/front-480.avif 480w,/images/carts/denago-nomad/front-960.avif 960w')
  expect(image().getAttribute('src')).toBe('/images/carts/denago-nomad/front-960.webp')
})

it('shows a picture of another site as it is, with the room it takes', () => {
  const { container } = show('https://photos.example.com/cart.jpg')
  expect(container.querySelector('source')).toBeNull()
  expect(image().getAttribute('src')).toBe('https://photos.example.com/cart.jpg')
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['960', '720'])
})

it('shows the placeholder for a cart without pictures', () => {
  show(undefined)
  expect(image().getAttribute('src')).toBe(PLACEHOLDER)
  expect(image().getAttribute('alt')).toBe('A cart (no picture yet)')
})

it('shows the seats and the name in place of a picture that does not load, and tries the next one', () => {
  const { rerender } = render(
    <Picture src="https://photos.example.com/gone.jpg" alt="A cart" sizes="100vw" name="Nomad" seats={4} />,
    { wrapper },
  )
  fireEvent.error(image())
  expect(image().getAttribute('aria-label')).toBe('A cart (no picture yet)')
  expect(image().textContent).toBe('Nomad')
  expect(image().querySelector('use')?.getAttribute('href')).toContain('seats-4')
  rerender(<Picture src="https://photos.example.com/other.jpg" alt="A cart" sizes="100vw" />)
  expect(image().getAttribute('src')).toBe('https://photos.example.com/other.jpg')
})

it.each([
  ['the server answers again', () => serverReached()],
  ['the browser has a network again', () => dispatchEvent(new Event('online'))],
])('asks again for a picture that did not load when %s', (_when, comeBack) => {
  show('/images/carts/denago-nomad/front-960.webp')
  serverMissed()
  fireEvent.error(image())
  expect(image().getAttribute('src')).toBeNull()
  act(() => void comeBack())
  expect(image().getAttribute('src')).toBe('/images/carts/denago-nomad/front-960.webp')
})

describe('a picture that is complete and has no size when it is hydrated', () => {
  const hydrate = (decode: () => Promise<void>) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decode)
    show('https://photos.example.com/gone.jpg')
  }

  it('is missing if it cannot be decoded, because its error event came before', async () => {
    hydrate(() => Promise.reject(new DOMException('broken', 'EncodingError')))
    await vi.waitFor(() => expect(image().getAttribute('aria-label')).toBe('A cart (no picture yet)'))
  })

  it('is shown if it arrives from the memory of the browser', async () => {
    const arrived = Promise.resolve()
    hydrate(() => arrived)
    await act(() => arrived)
    expect(image().getAttribute('src')).toBe('https://photos.example.com/gone.jpg')
  })
})
