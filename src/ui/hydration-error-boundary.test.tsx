// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { translate } from '../../tests/translate.ts'
import { HydrationErrorBoundary } from './hydration-error-boundary.tsx'

afterEach(() => document.body.replaceChildren())

const page = (form: ReactNode) => (
  <main>
    <h1>
      Contact <b>us</b>
    </h1>
    <div id="place">
      <HydrationErrorBoundary
        isPrerendered
        container={() => document.getElementById('place')}
        formNote="It didn’t load"
      >
        {form}
      </HydrationErrorBoundary>
    </div>
  </main>
)

const Form = () => (
  <form>
    <input name="firstName" />
  </form>
)

function BrokenForm(): ReactNode {
  throw new Error('The code of the form did not load.')
}

const field = () => document.querySelector<HTMLInputElement>('[name=firstName]')

it.each([
  ['as it is', () => {}],
  ['translated', translate],
])('a form whose code has failed stays with what was typed into it, in a page %s', async (_how, change) => {
  document.body.innerHTML = renderToString(page(<Form />))
  Object.assign(field() ?? {}, { value: 'Anna' })
  window.unhydratedFields = new Set([field() as HTMLInputElement])
  field()?.focus()
  change()
  // React says in the console that the HTML is not the one it rendered.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = document.body
  await act(async () => hydrateRoot(root, page(<BrokenForm />), { onRecoverableError: () => {} }))
  expect(root.textContent).toContain('It didn’t load')
  expect(field()?.value).toBe('Anna')
  expect(document.activeElement).toBe(field())
})
