// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { deleteRow, findRow, keepText, noteOutcome, takeForSending } from '../outbox/row-store.ts'
import { deviceClient } from './device-values.ts'
import { forgetPerson } from './forget-person.ts'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  deviceClient.clear()
  await deleteRow(ID)
})

it('removes what a person looked at, typed and calculated, and leaves what the dealer has set', async () => {
  for (const key of ['shortlist', 'recently-viewed', 'payment-estimate', 'eco', 'visits'])
    deviceClient.setQueryData([key], [key])
  for (const key of ['seller', 'kiosk', 'shared-device', 'keep-everything', 'keep-models', 'kiosk-session', 'another'])
    localStorage.setItem(key, '1')
  sessionStorage.setItem('contact-drafts', 'My name is Ann')
  await forgetPerson()
  expect(
    deviceClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['visits'])
  expect(Object.keys(localStorage).sort()).toEqual([
    'keep-everything',
    'keep-models',
    'kiosk',
    'seller',
    'shared-device',
  ])
  expect(sessionStorage).toHaveLength(0)
})

it('removes what the page writes when it is left', async () => {
  addEventListener('pagehide', () => sessionStorage.setItem('scroll', '[["/contact", 400]]'))
  await forgetPerson()
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})

it('leaves an inquiry that waits, and removes the receipt of one that is delivered', async () => {
  await keepText({ id: ID, payload, writtenAt: 1, shared: true })
  await forgetPerson()
  expect((await findRow(ID))?.state).toBe('queued')
  await takeForSending(ID)
  await noteOutcome(ID, { kind: 'delivered', reference: 'A1', receivedAt: null }, Date.now(), 0.5)
  await forgetPerson()
  expect(await findRow(ID)).toBeUndefined()
})

/**
 * Every file of the page that stores something, and what it is. A person's is what `forgetPerson` removes. Whoever adds a file
 * here has looked at that function.
 */
const STORES: Readonly<Record<string, string>> = {
  'app/navigation-focus.ts': 'a person: scroll positions, in sessionStorage',
  'before-hydration/inline-script.ts': 'reads one of them: whether the device is a kiosk',
  'before-hydration/early-leave.ts': 'a person: words typed before hydration, in sessionStorage',
  'features/contact-form/drafts-store.ts': 'a person: drafts, in sessionStorage',
  'features/inventory/use-shown.ts': 'a person: how far a list was opened, in sessionStorage',
  'features/eco/use-calculator.ts': 'a person: a value of the device',
  'features/vehicle/recent.ts': 'a person: a value of the device',
  'features/vehicle/related-carts.tsx': 'reads the one above',
  'device/shortlist.ts': 'a person: a value of the device',
  'device/payment-terms.ts': 'a person: a value of the device',
  'device/kiosk-session-mark.ts': 'a person: that a session is open or ending, in localStorage',
  'outbox/db.ts': 'a person: inquiries. Receipts are removed, what waits stays and is hidden',
  'device/forget-person.ts': 'removes them',
  'device/device-values.ts': 'the values of the device',
  'device/persist-device.ts': 'the same, in localStorage',
  'device/visits.ts': 'the device: how often it was opened',
  'features/connection-widget/use-install-offer.ts': 'the device: whether the offer to install was answered',
  'device/seller.ts': 'the dealer: who sells with the device',
  'device/shared-device.ts': 'the dealer: a setting',
  'device/storage-preference.ts': 'the dealer: a setting',
  'device/kiosk.ts': 'the dealer: a setting',
  'device/missing-chunk.ts': 'the site: a file that was missing, in sessionStorage',
  'device/keep-everything.ts': 'the site: its pictures and 3-D models',
  'device/keep-models.ts': 'the dealer: a setting',
  'device/store-file.ts': 'the site: its pictures and 3-D models',
  'device/store-model.ts': 'the site: its 3-D models',
  'device/store-site.ts': 'the browser: whether its owner saves data',
  'device/persist-reads.ts': 'the site: answers of the API, the same for everybody',
  'sw/images.ts': 'the site: its pictures',
  'sw/precache.ts': 'the site: its files',
  'sw/previous-assets.ts': 'the site: its files',
  'sw/stored-vehicles.ts': 'the site: answers of the API, the same for everybody',
  'sw/stored-files.ts': 'the site: its files',
  'sw/stored-models.ts': 'the site: its 3-D models',
}

it('knows every file that stores something', () => {
  const STORING =
    /localStorage|sessionStorage|idb-keyval|openDB|deviceClient\.setQueryData|useDeviceValue[(<]|caches\.open/
  const files = readdirSync('src', { encoding: 'utf8', recursive: true }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && STORING.test(readFileSync(join('src', path), 'utf8')),
  )
  expect(files.sort()).toEqual(Object.keys(STORES).sort())
})
