// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Saving, saving } from '../../device/saving.ts'
import { useSavedSite } from './use-saved-site.ts'

const check = vi.hoisted(() => ({ stored: vi.fn() }))
vi.mock('../../device/check-stored.ts', () => ({ checkStored: check.stored, isReady: (found: boolean) => found }))
const worker = vi.hoisted(() => ({ installed: vi.fn() }))
vi.mock('../../device/worker-installed.ts', () => ({ workerInstalled: worker.installed }))

const at = (state: Saving['state']) =>
  act(() => saving.set({ state, stored: 1, total: 2, bytes: 3, gone: 0, hasModels: true }))

beforeEach(() => worker.installed.mockResolvedValue(true))
afterEach(() => act(() => saving.set(undefined)))

it.each([
  ['everything was found', true, true],
  ['something was not', false, false],
  ['nothing can be said', undefined, false],
])('is busy until it has read back all that was stored: %s', async (_, found, whole) => {
  let finish = (_found: boolean | undefined) => {}
  check.stored.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const { result } = renderHook(useSavedSite)
  expect(result.current.isBusy, 'nothing is stored').toBe(false)
  at('running')
  expect(result.current.isBusy).toBe(true)
  at('done')
  await act(async () => {})
  expect(result.current).toMatchObject({ isBusy: true, isInstalled: true, isWhole: undefined })
  await act(async () => finish(found))
  expect(result.current).toMatchObject({ isBusy: false, isWhole: whole })
})

it('is not busy while it waits for the connection', () => {
  const { result } = renderHook(useSavedSite)
  at('interrupted')
  expect(result.current.isBusy).toBe(false)
})

it.each([
  ['all was found', true],
  ['the installation failed', false],
])('shows no stored files before the worker is installed: %s', async (_, whole) => {
  let end = (_isInstalled: boolean) => {}
  worker.installed.mockReturnValue(new Promise((resolve) => (end = resolve)))
  check.stored.mockResolvedValue(whole || undefined)
  const { result } = renderHook(useSavedSite)
  at('done')
  await act(async () => {})
  expect(result.current).toMatchObject({ isBusy: true, isInstalled: false, isWhole: undefined })
  await act(async () => end(whole))
  expect(result.current).toMatchObject({ isBusy: false, isWhole: whole })
})
