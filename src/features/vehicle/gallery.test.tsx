// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { Gallery } from './gallery.tsx'
import { StockBadge } from './stage.tsx'

afterEach(cleanup)

const gallery = (images: string[]) => (
  <InTheme>
    <Gallery vehicle={{ id: 'nomad', name: 'Denago Nomad', images, specifications: {} } as never}>
      <span />
    </Gallery>
  </InTheme>
)

it.each([
  ['one photograph', ['/photos/a-960.webp'], 0],
  ['two photographs', ['/photos/a-960.webp', '/photos/b-960.webp'], 2],
])('%s can be opened in full screen', (_what, images, choices) => {
  render(gallery(images))
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeDefined()
  expect(screen.queryAllByRole('radio')).toHaveLength(choices)
})

it('without JavaScript the HTML has every photograph', () => {
  const html = renderToStaticMarkup(gallery(['/photos/a-960.webp', '/photos/b-960.webp']))
  expect(html).toMatch(/<noscript>.*src="\/photos\/b-960\.webp".*<\/noscript>/)
})

it.each([
  [true, true, undefined, 'NEW'],
  [true, false, undefined, 'NEW, Out of Stock'],
  [true, true, 'held', 'NEW, On hold'],
  [false, true, undefined, 'In Stock, Used'],
  [false, true, 'held', 'Used, On hold'],
  [false, false, undefined, 'Out of Stock'],
])('a unit with isNew %s, inStock %s and status %s is tagged %s', (isNew, inStock, status, tags) => {
  const { container } = render(
    <InTheme>
      <StockBadge isNew={isNew} inStock={inStock} status={status} />
    </InTheme>,
  )
  const words = [...container.querySelectorAll('[data-part=condition] > *')].map(({ textContent }) => textContent)
  expect(words.join(', ')).toBe(tags)
})
