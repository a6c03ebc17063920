import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'

const value = { id: 'a', text: 'typed once' }

/** The module as a freshly opened tab has it. */
async function openTab() {
  vi.resetModules()
  return import('./db.ts')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('the storage of the outbox', () => {
  it('keeps values from one visit to the next', async () => {
    await (await openTab()).change('a', () => value)
    const later = await openTab()
    expect(await later.readAll()).toEqual([value])
    expect(await later.readOne('a')).toEqual(value)
    await later.change('a', () => undefined)
    expect(await later.readAll()).toEqual([value])
    await later.change('a', () => null)
    expect(await later.readAll()).toEqual([])
  })

  it('says "saved" only when it is on disk', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const db = await openTab()
    await db.change('a', () => value)
    expect(transaction).toHaveBeenCalledWith('inquiries', 'readwrite', { durability: 'strict' })
  })

  it('lets two tabs change the same value one after the other', async () => {
    const [one, two] = [await openTab(), await openTab()]
    const add = (stored: unknown) => ({ id: 'n', count: ((stored as { count: number })?.count ?? 0) + 1 })
    await Promise.all([one.change('n', add), two.change('n', add), one.change('n', add)])
    expect(await two.readOne('n')).toEqual({ id: 'n', count: 3 })
  })

  it('writes nothing later that it has said it could not write', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const [tab, other] = [
      await openTab(),
      await openDB('outbox', 1, { upgrade: (db) => void db.createObjectStore('inquiries', { keyPath: 'id' }) }),
    ]
    const busy = other.transaction('inquiries', 'readwrite')
    let isBusy = true
    const held = (async () => {
      while (isBusy) await busy.store.get('none')
    })()
    const said = tab
      .change('a', () => value)
      .then(
        () => 'written',
        (error: Error) => error.name,
      )
    await busy.store.get('none')
    vi.advanceTimersByTime(5_001)
    const answer = await said
    isBusy = false
    await held
    expect([answer, await other.getAll('inquiries')]).toEqual(['StorageRefused', []])
    other.close()
  })

  it('closes its connection for a newer version of the site in another tab', async () => {
    const old = await openTab()
    await old.change('a', () => value)
    const newer = await openDB('outbox', 2)
    expect(await newer.getAll('inquiries')).toEqual([value])
    newer.close()
  })

  it('opens again when the browser has closed the connection', async () => {
    const db = await openTab()
    const open = vi.spyOn(IDBFactory.prototype, 'open')
    await db.change('a', () => value)
    const connection = await vi.waitFor(() => {
      const request = open.mock.results[0]?.value as IDBOpenDBRequest
      return request.result
    })
    connection.close()
    expect(await db.readAll()).toEqual([value])
  })
})

describe('a connection that the browser loses once', () => {
  const lost = (name: string) => () => {
    throw new DOMException('Connection to Indexed Database server lost', name)
  }

  it.each(['UnknownError', 'AbortError', 'InvalidStateError'])('is opened again after %s', async (name) => {
    const db = await openTab()
    await db.change('a', () => value)
    for (const method of ['get', 'put'] as const) {
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementationOnce(lost(name))
      await db.change('a', () => ({ ...value, text: method }))
      expect(await db.readOne('a')).toEqual({ ...value, text: method })
    }
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(lost(name))
    expect(await db.readAll()).toHaveLength(1)
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(lost(name))
    expect(await (await openTab()).readAll()).toHaveLength(1)
  })

  it('applies a change once that was aborted before it was on disk', async () => {
    const db = await openTab()
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, written) {
      const request = put.call(this, written)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    })
    await db.change('n', (stored) => ({ id: 'n', count: ((stored as { count: number })?.count ?? 0) + 1 }))
    expect(await db.readOne('n')).toEqual({ id: 'n', count: 1 })
  })

  it('leaves no half of a change behind, and is not opened a third time', async () => {
    const db = await openTab()
    await db.change('a', () => value)
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(lost('UnknownError'))
    const open = vi.spyOn(IDBFactory.prototype, 'open')
    await expect(db.change('a', () => ({ ...value, id: 'b' }))).rejects.toThrow(db.StorageRefused)
    expect(open).toHaveBeenCalledTimes(1)
    expect(await db.readAll()).toEqual([value])
  })
})

describe('a browser that refuses to store', () => {
  it('is reported as such when it has no storage at all', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const db = await openTab()
    await expect(db.readAll()).rejects.toThrow(db.StorageRefused)
  })

  it('is reported as such when it refuses to open it, and asked again the next time', async () => {
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    })
    const db = await openTab()
    await expect(db.change('a', () => value)).rejects.toThrow(db.StorageRefused)
    open.mockRestore()
    await db.change('a', () => value)
    expect(await db.readOne('a')).toEqual(value)
  })

  it('is reported when there is no room left, and stored rows stay', async () => {
    const db = await openTab()
    await db.change('a', () => value)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await expect(db.change('a', () => ({ ...value, text: 'more' }))).rejects.toThrow(db.StorageRefused)
    vi.restoreAllMocks()
    expect(await db.readOne('a')).toEqual(value)
  })

  it('is not waited for longer than five seconds, and asked again the next time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => new IDBOpenDBRequest())
    const db = await openTab()
    const refused = expect(db.readAll()).rejects.toThrow(db.StorageRefused)
    await vi.advanceTimersByTimeAsync(5_000)
    await refused
    vi.useRealTimers()
    expect(await db.readAll()).toEqual([])
  })
})
