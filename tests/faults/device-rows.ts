import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import type { Row } from '../../src/outbox/row.ts'
import { PAYLOAD } from '../inquiry.ts'

/** Runs in any page of the origin. */
export const readRows = async (): Promise<Row[]> => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'outbox')) return []
  return new Promise<Row[]>((resolve, reject) => {
    const opening = indexedDB.open('outbox')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const all = database.transaction('inquiries').objectStore('inquiries').getAll()
      all.onerror = () => reject(all.error)
      all.onsuccess = () => {
        database.close()
        resolve(all.result)
      }
    }
  })
}

/** The outbox as it lies on the device, read past the site's code. */
export const rowsOf = (page: Page): Promise<Row[]> => page.evaluate(readRows)

export const statesOf = async (page: Page) => (await rowsOf(page)).map(({ state }) => state)

/** Puts a row there as another version of the site may have left it. */
export const plantRow = (page: Page, row: object): Promise<void> =>
  page.evaluate(
    (planted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox', 1)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('inquiries', { keyPath: 'id' })
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction('inquiries', 'readwrite')
          transaction.objectStore('inquiries').put(planted)
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    row,
  )

/** A whole inquiry in the shape of an older version. */
export const olderRow = (message: string, state = 'queued') => ({
  id: randomUUID(),
  schemaVersion: 0,
  state,
  tries: 3,
  payload: { ...PAYLOAD, message },
})
