import type { Page } from 'playwright'

/** What the device keeps of the reads, as JSON; empty before the first. Opening a database that is not there yet would make one. */
export const storedReads = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'keyval-store')) return ''
    return new Promise<string>((resolve) => {
      const opened = indexedDB.open('keyval-store')
      opened.onsuccess = () => {
        const read = opened.result.transaction('keyval').objectStore('keyval').get('reads')
        read.onsuccess = () => {
          resolve(String(read.result))
          opened.result.close()
        }
      }
    })
  })
