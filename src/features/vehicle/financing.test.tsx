// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { translate } from '../../../tests/translate.ts'
import { Financing } from './financing.tsx'

afterEach(() => document.body.replaceChildren())

const page = (price: number) => (
  <InTheme>
    <Financing key={price} price={price} />
  </InTheme>
)
const fold = () => document.querySelector('details')

it.each([
  ['as it is', () => {}],
  ['translated', translate],
])(
  'the estimate that was opened before hydration stays open in a page %s, and the next cart’s is folded',
  async (_how, change) => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(page(12_995))
    document.body.append(place)
    fold()?.setAttribute('open', '')
    change()
    // React says in the console that the HTML is not the one it rendered.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const root = await act(async () => hydrateRoot(place, page(12_995), { onRecoverableError: () => {} }))
    expect(fold()?.open).toBe(true)
    await act(async () => root.render(page(9_995)))
    expect(fold()?.open).toBe(false)
  },
)
