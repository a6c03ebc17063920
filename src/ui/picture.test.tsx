// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PLACEHOLDER } from '../lib/picture-sources.ts'
import { Picture } from './picture.tsx'

// This environment loads no pictures: the component sees each as still loading.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (src: string | undefined) => render(<Picture src={src} alt="A cart" sizes="100vw" upTo={960} />)
const image = () => screen.getByRole('img')

it('offers the stored forms of a picture of ours, none wider than asked for', () => {
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

it('shows the placeholder for a picture that is missing or does not load, and tries the next one', () => {
  const { rerender } = show(undefined)
  expect(image().getAttribute('src')).toBe(PLACEHOLDER)
  rerender(<Picture src="https://photos.example.com/gone.jpg" alt="A cart" sizes="100vw" />)
  fireEvent.error(image())
  expect(image().getAttribute('src')).toBe(PLACEHOLDER)
  expect(image().getAttribute('alt')).toBe('A cart (picture to come)')
  rerender(<Picture src="https://photos.example.com/other.jpg" alt="A cart" sizes="100vw" />)
  expect(image().getAttribute('src')).toBe('https://photos.example.com/other.jpg')
})

it('shows the placeholder for a picture whose error came before anybody listened', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  show('https://photos.example.com/gone.jpg')
  expect(image().getAttribute('src')).toBe(PLACEHOLDER)
})
