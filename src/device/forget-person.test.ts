// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { INQUIRY_ID as ID, PAYLOAD as payload } from '../../tests/inquiry.ts'
import { deleteRow, findRow, noteOutcome, queueText, takeForSending } from '../outbox/row-store.ts'
import { forgetPerson } from './forget-person.ts'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await deleteRow(ID)
})

it('removes what a person viewed, typed and calculated, and keeps what the dealer has set', async () => {
  for (const key of ['person:shortlist', 'person:eco', 'device:seller', 'device:kiosk', 'another'])
    localStorage.setItem(key, '1')
  sessionStorage.setItem('contact-drafts', 'My name is Ann')
  await forgetPerson()
  expect(Object.keys(localStorage).sort()).toEqual(['device:kiosk', 'device:seller'])
  expect(sessionStorage).toHaveLength(0)
})

it('removes what the page writes when it is left', async () => {
  addEventListener('pagehide', () => sessionStorage.setItem('scroll', '[["/contact", 400]]'))
  await forgetPerson()
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})

it('leaves an inquiry that waits, and removes one that is delivered', async () => {
  await queueText({ id: ID, payload, writtenAt: 1, shared: true })
  await forgetPerson()
  expect((await findRow(ID))?.state).toBe('queued')
  await takeForSending(ID)
  await noteOutcome(ID, { kind: 'delivered', reference: 'A1', receivedAt: null }, Date.now(), 0.5)
  await forgetPerson()
  expect(await findRow(ID)).toBeUndefined()
})

/** The files that store something by themselves, and what. All others declare settings. */
const STORES: Readonly<Record<string, string>> = {
  'before-hydration/inline-script.ts': 'reads whether the device is a kiosk, and the notices of the dealer',
  'before-hydration/early-leave.ts': 'a person: words typed before hydration, in sessionStorage',
  'features/contact-form/drafts-store.ts': 'reads whether anything is stored',
  'outbox/db.ts': 'a person: inquiries. Delivered ones are removed, what waits stays and is hidden',
  'device/local-setting.ts': 'the settings, in localStorage',
  'device/storage-preference.ts': 'reads whether a model was stored',
  'device/save-everything.ts': 'the site: its pictures and 3-D models',
  'device/store-file.ts': 'the site: its pictures and 3-D models',
  'lib/tab-store.ts': 'a person: drafts, scroll positions, how far a list was opened, in sessionStorage',
  'device/store-site.ts': 'the browser: whether its owner saves data',
  'device/days-persister.ts': 'the site: special hours and notices, in localStorage',
  'device/persist-reads.ts': 'the site: answers of the API, the same for everybody',
  'sw/images.ts': 'the site: its pictures',
  'sw/list-files.ts': 'the site: lists of vehicles that its pages name',
  'sw/precache.ts': 'the site: its files',
  'sw/previous-assets.ts': 'the site: its files',
  'sw/stored-vehicles.ts': 'the site: answers of the API, the same for everybody',
  'sw/stored-files.ts': 'the site: its files',
  'sw/stored-models.ts': 'the site: its 3-D models',
}

it('knows every file that stores something', () => {
  const STORING = /localStorage|sessionStorage|idb-keyval|openDB|caches\.open/
  const files = readdirSync('src', { encoding: 'utf8', recursive: true }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && STORING.test(readFileSync(join('src', path), 'utf8')),
  )
  expect(files.sort()).toEqual(Object.keys(STORES).sort())
})
