import { useEffect, useState } from 'react'
import { checkStored, isReady } from '../../device/check-stored.ts'
import { type Saving, saving as savingStore } from '../../device/saving.ts'
import { workerInstalled } from '../../device/worker-installed.ts'
import { useStore } from '../../hooks/use-store.ts'

export type SavedSite = {
  /** Undefined where nothing was missing when the page was opened. */
  saving: Saving | undefined
  /** The worker, which stores the pages, has ended its installation. On a first visit that takes longer than the pictures. */
  isInstalled: boolean
  /** Whether everything was found; undefined until it was read. */
  isWhole: boolean | undefined
  /** Files are being stored, or read again. */
  isBusy: boolean
}

/** How far this device is with storing everything. After that all of it is read again, and only what was found counts. */
export function useSavedSite(): SavedSite {
  const saving = useStore(savingStore)
  const [isInstalled, setInstalled] = useState(false)
  const [isWhole, setWhole] = useState<boolean>()
  const isDone = saving?.state === 'done'
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
  return { saving, isInstalled, isWhole, isBusy: saving?.state === 'running' || (isDone && isWhole === undefined) }
}
