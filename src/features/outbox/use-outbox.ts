import { useEffect, useState } from 'react'
import { isSharedDevice } from '../../device/shared-device.ts'
import { subscribe } from '../../outbox/changes.ts'
import { outboxExists } from '../../outbox/exists.ts'
import type { Row } from '../../outbox/row.ts'

type Read = readonly Row[] | 'refused' | 'unloaded'

/**
 * Every inquiry on this device, oldest first, and read again after every change in this tab, another one or the worker.
 * @returns undefined until they are read, 'refused' where the browser stores nothing, 'unloaded' where there is something and
 *   the code that reads it could not be loaded
 */
export function useOutbox(): Read | undefined {
  const [rows, setRows] = useState<Read>()

  useEffect(() => {
    let gone = false
    let asked = 0
    const refresh = async () => {
      const turn = ++asked
      const read = await readRows().catch(() => 'refused' as const)
      // A later change has started another read: its answer counts.
      if (!gone && turn === asked) setRows(read)
    }
    void refresh()
    const stop = subscribe(() => void refresh())
    return () => {
      gone = true
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
