// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import type { Saving } from '../../device/saving.ts'
import { SavedState } from './saved-state.tsx'

afterEach(cleanup)

function said(state: Saving['state'], total: number, found: { isInstalled: boolean; isWhole?: boolean }) {
  const saving = { state, stored: Math.min(20, total), total, bytes: 0, gone: 0, hasModels: true }
  const kept = { saving, isWhole: undefined, isBusy: false, ...found }
  const { container } = render(
    <InTheme>
      <SavedState {...kept} />
    </InTheme>,
  )
  return container.textContent
}

it('never counts unknown files', () => {
  expect(said('interrupted', 0, { isInstalled: false })).toMatch(/^The list of files didn’t load\./)
  cleanup()
  expect(said('interrupted', 77, { isInstalled: false })).toMatch(/^Saving was interrupted\. 20 of 77 files saved\./)
})

it('says that something is missing only when the worker was installed', () => {
  expect(said('done', 77, { isInstalled: false })).toBe('Saving the pages on this device')
  cleanup()
  expect(said('done', 77, { isInstalled: true, isWhole: false })).toContain('Some things didn’t save.')
})
