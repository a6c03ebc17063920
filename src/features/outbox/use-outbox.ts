import { useEffect, useState } from 'react'
import { isSharedDevice } from '../../device/shared-device.ts'
import { subscribe } from '../../outbox/changes.ts'
import { outboxExists } from '../../outbox/exists.ts'
import type { Row } from '../../outbox/row.ts'

/**
 * Every inquiry on this device, oldest first, and anew after every change in this tab, another one or the worker.
 * @returns undefined until they are read, 'refused' where the browser stores nothing
 */
export function useOutbox(): readonly Row[] | 'refused' | undefined {
  const [rows, setRows] = useState<readonly Row[] | 'refused'>()

  useEffect(() => {
    let gone = false
    let asked = 0
    const refresh = async () => {
      const turn = ++asked
      const read = await readRows().catch(() => 'refused' as const)
      // A later change has asked anew: its answer counts.
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

async function readRows(): Promise<readonly Row[]> {
  if (!(await outboxExists())) return []
  const rows = await (await import('../../outbox/row-store.ts')).listRows()
  // The page on which somebody set it may have been left before all were hidden.
  return isSharedDevice() ? rows.map((row) => ({ ...row, shared: true })) : rows
}
