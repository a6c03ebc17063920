import { useEffect, useState } from 'react'
import { checkStored, isReady } from '../../device/check-stored.ts'
import { type Saving, saving as savingStore } from '../../device/saving.ts'
import { workerInstalled } from '../../device/worker-installed.ts'
import { useStore } from '../../hooks/use-store.ts'

export type SavedSite = {
  /** Undefined if nothing was missing when the page was opened. */
  saving: Saving | undefined
  /** Whether the worker, which stores the pages, is installed. On a first visit that takes longer than the pictures. */
  isInstalled: boolean
  /** Whether everything was found; undefined until that was checked. */
  isWhole: boolean | undefined
  /** Whether files are being stored or checked. */
  isBusy: boolean
}

/**
 * The progress of this device in storing everything. Afterwards everything is read again, and only what was found
 * counts.
 */
export function useSavedSite(): SavedSite {
  const saving = useStore(savingStore)
  const [isInstalled, setInstalled] = useState(false)
  const [isWhole, setWhole] = useState<boolean>()
  const isDone = saving?.state === 'done'
  useEffect(() => {
    if (!isDone) return
    let isCancelled = false
    const read = async () => {
      await workerInstalled()
      if (isCancelled) return
      setInstalled(true)
      // Undefined if no worker answers.
      const stored = await checkStored().catch(() => undefined)
      if (!isCancelled) setWhole(stored !== undefined && isReady(stored))
    }
    void read()
    return () => {
      isCancelled = true
      setWhole(undefined)
    }
  }, [isDone])
  return { saving, isInstalled, isWhole, isBusy: saving?.state === 'running' || (isDone && isWhole === undefined) }
}
