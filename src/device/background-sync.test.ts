// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { askForSync } from './background-sync.ts'

it('uses no Background Sync in a browser that blocks all data of the site', async () => {
  const refuse = async () => Promise.reject(new DOMException('Not supported', 'NotSupportedError'))
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: refuse } })
  await expect(askForSync()).resolves.toBeUndefined()
})
