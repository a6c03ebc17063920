import { useEffect, useState } from 'react'
import { checkStored, isReady } from '../../device/check-stored.ts'
import { type Keeping, keeping as keepingStore } from '../../device/keeping.ts'
import { workerInstalled } from '../../device/worker-installed.ts'
import { useStore } from '../../hooks/use-store.ts'

export type Kept = {
  /** Undefined where nothing was missing when the page was opened. */
  keeping: Keeping | undefined
  /** The worker, which stores the pages, has ended its installation. On a first visit that takes longer than the pictures. */
  isInstalled: boolean
  /** Whether everything was found; undefined until it was read. */
  isWhole: boolean | undefined
  /** Files are being stored, or read again. */
  isBusy: boolean
}

/** How far this device is with storing everything. After that all of it is read again, and only what was found counts. */
export function useKept(): Kept {
  const keeping = useStore(keepingStore)
  const [isInstalled, setInstalled] = useState(false)
  const [isWhole, setWhole] = useState<boolean>()
  const isDone = keeping?.state === 'done'
  useEffect(() => {
    if (!isDone) return
    let gone = false
    const read = async () => {
      await workerInstalled()
      if (gone) return
      setInstalled(true)
      // Nothing where no worker answers.
      const stored = await checkStored().catch(() => undefined)
      if (!gone) setWhole(stored !== undefined && isReady(stored))
    }
    void read()
    return () => {
      gone = true
      setWhole(undefined)
    }
  }, [isDone])
  return { keeping, isInstalled, isWhole, isBusy: keeping?.state === 'running' || (isDone && isWhole === undefined) }
}
