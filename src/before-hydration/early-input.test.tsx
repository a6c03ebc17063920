// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { type Control, useEarlyInput } from './early-input.ts'

afterEach(() => {
  document.body.replaceChildren()
  delete window.unhydratedFields
})

function Form() {
  const form = useRef<HTMLFormElement>(null)
  useEarlyInput(form, () => {})
  return (
    <form ref={form}>
      <input name="firstName" />
    </form>
  )
}

const typed = (field: Control, value: string): Control => Object.assign(field, { value, early: true as const })

it('a field that an extension has put in the place of another one keeps what was typed into it since', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Form />)
  document.body.append(place)
  const replaced = place.querySelector<HTMLInputElement>('input') as HTMLInputElement
  const field = replaced.cloneNode() as HTMLInputElement
  replaced.replaceWith(field)
  window.unhydratedFields = new Set([typed(replaced, 'Anne'), typed(field, 'Annebelle')])
  await act(async () => hydrateRoot(place, <Form />))
  expect(place.querySelector('input')).toBe(field)
  expect(field.value).toBe('Annebelle')
})
