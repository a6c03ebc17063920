// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { HoneypotField } from './form-fields.tsx'

afterEach(cleanup)

it('is left alone by password managers: neither its name nor an attribute asks them to fill it in', () => {
  render(
    <InTheme>
      <HoneypotField field={null} />
    </InTheme>,
  )
  const field = screen.getByLabelText('Leave this empty')
  expect(field.getAttribute('name')).not.toMatch(/site|url|web|company|org|name|mail|phone|address|city|title/i)
  expect(field.getAttribute('autocomplete')).toBe('off')
  expect(field.getAttribute('data-1p-ignore')).not.toBeNull()
  expect(field.getAttribute('data-lpignore')).toBe('true')
  expect(field.getAttribute('data-bwignore')).not.toBeNull()
  expect(field.getAttribute('data-form-type')).toBe('other')
})
