import { useEffect, useState } from 'react'
import { isSharedDevice } from '../../device/shared-device.ts'
import { subscribe } from '../../outbox/changes.ts'
import { outboxExists } from '../../outbox/exists.ts'
import type { Row } from '../../outbox/row.ts'

type Read = readonly Row[] | 'refused' | 'unloaded'

/**
 * Every inquiry on this device, oldest first. Read again after every change in this tab, another tab or the worker.
 * @returns undefined until they are read, 'refused' if the browser refuses storage, 'unloaded' if there are some but
 * the code that reads them could not be loaded
 */
export function useOutbox(): Read | undefined {
  const [rows, setRows] = useState<Read>()

  useEffect(() => {
    let isCancelled = false
    let latest = 0
    const refresh = async () => {
      const request = ++latest
      const read = await readRows().catch(() => 'refused' as const)
      // After a later change, only the answer of the later read counts.
      if (!isCancelled && request === latest) setRows(read)
    }
    void refresh()
    const stop = subscribe(() => void refresh())
    return () => {
      isCancelled = true
      stop()
    }
  }, [])

  return rows
}

async function readRows(): Promise<readonly Row[] | 'unloaded'> {
  if (!(await outboxExists())) return []
  const store = await import('../../outbox/row-store.ts').catch(() => undefined)
  if (!store) return 'unloaded'
  const rows = await store.listRows()
  // The page on which the device was set to shared may have been closed before all rows were marked.
  return isSharedDevice() ? rows.map((row) => ({ ...row, shared: true })) : rows
}
