// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { InTheme } from '../../../tests/in-theme.tsx'
import { OnGround } from './ground-line.tsx'

const [cart] = catalogue
if (!cart) throw new Error('The catalogue of the tests is empty')

afterEach(cleanup)

it.each([
  ['drawn by us', '/images/carts/denago-nomad/front-960.webp', 5],
  ['of another site', 'https://photos.example.com/gone.jpg', 5],
  ['of a cart without a scale', '/images/carts/denago-nomad/front-960.webp', 0],
])('names the cart of a missing picture: one %s', (_what, path, scale) => {
  const vehicle = { ...cart, name: 'Denago Nomad', images: [path], specifications: { seatingCapacity: 4 } }
  render(
    <InTheme>
      <OnGround vehicle={vehicle} scale={scale} />
    </InTheme>,
  )
  fireEvent.error(screen.getByRole('img'))
  const missing = screen.getByRole('img', { name: /no picture yet/ })
  expect(missing.textContent).toBe('Denago Nomad')
  expect(missing.querySelector('use')?.getAttribute('href')).toContain('seats-4')
})
