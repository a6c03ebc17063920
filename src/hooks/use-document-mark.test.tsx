// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDocumentMark } from './use-document-mark.ts'

const root = document.documentElement

it('leaves what the inline script has set until the page knows, and keeps it up to date then', () => {
  root.setAttribute('data-light', '')
  const { rerender } = renderHook(({ isOn }) => useDocumentMark('data-light', isOn), {
    initialProps: { isOn: undefined as boolean | undefined },
  })
  expect(root.hasAttribute('data-light')).toBe(true)
  rerender({ isOn: false })
  expect(root.hasAttribute('data-light')).toBe(false)
  rerender({ isOn: true })
  expect(root.hasAttribute('data-light')).toBe(true)
})
