// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULTS, newKiosk, storeKiosk } from '../device/kiosk.ts'

const root = document.documentElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SHOWROOM_HOURS', [])
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})

/** Runs the script on a device that has stored this. */
async function run(stored: Record<string, string>) {
  for (const [name, text] of Object.entries(stored)) localStorage.setItem(name, text)
  vi.resetModules()
  // It is no module, so the compiler refuses an import of it.
  await vi.importActual('./inline-script.ts')
}

const days = (...notices: object[]) => JSON.stringify({ clientState: { queries: [{ state: { data: { notices } } }] } })
const ALWAYS = { from: '2000-01-01', to: '2999-12-31' }

it('shows the stored notices of this day', async () => {
  await run({
    'device:days': days({ ...ALWAYS, text: 'One.' }, { ...ALWAYS, text: 'Two.' }, { ...ALWAYS, to: '2000-01-02' }),
  })
  expect(root.hasAttribute('data-days')).toBe(true)
  expect(root.getAttribute('data-notice')).toBe('One.\nTwo.')
})

it.each([
  ['no days', {}],
  ['damaged days', { 'device:days': '{' }],
  ['days of another format', { 'device:days': '{"clientState":{"queries":[]}}' }],
])('knows a kiosk on a device with %s', async (_, stored: Record<string, string>) => {
  await run({ ...stored, 'device:kiosk': 'true' })
  expect(root.hasAttribute('data-kiosk')).toBe(true)
})

it('knows a kiosk by what its set-up has stored', async () => {
  storeKiosk(newKiosk({ ...DEFAULTS, pin: { salt: '', hash: '', iterations: 1 } }))
  await run({})
  expect(root.hasAttribute('data-kiosk')).toBe(true)
})

it('sets nothing where the browser refuses storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  await run({})
  expect(root.getAttributeNames()).toEqual([])
})
