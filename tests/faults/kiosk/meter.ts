import type { Page } from 'playwright/test'

/** What the browser holds for the site. */
export type Held = {
  /** JavaScript of all documents that the browser keeps, after garbage collection. */
  heapBytes: number
  documents: number
  nodes: number
  listeners: number
  /** Entries of the tab's history. */
  history: number
  localStorageBytes: number
  /** All rows of IndexedDB as text. */
  databaseBytes: number
  /** Entries of Cache Storage. */
  cachedFiles: number
}

/** @returns reads all figures; the page must show the kiosk's start */
export async function openMeter(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page)
  return async () => {
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
    return { heapBytes: usedSize, documents, nodes, listeners: jsEventListeners, ...(await page.evaluate(readStored)) }
  }
}

async function readStored() {
  const all = (request: IDBRequest) =>
    new Promise<unknown>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  let databaseBytes = 0
  for (const { name = '' } of await indexedDB.databases()) {
    const db = (await all(indexedDB.open(name))) as IDBDatabase
    for (const store of db.objectStoreNames)
      databaseBytes += JSON.stringify(await all(db.transaction(store).objectStore(store).getAll())).length
    db.close()
  }
  let cachedFiles = 0
  for (const name of await caches.keys()) cachedFiles += (await (await caches.open(name)).keys()).length
  const localStorageBytes = JSON.stringify(localStorage).length
  return { history: history.length, localStorageBytes, databaseBytes, cachedFiles }
}
