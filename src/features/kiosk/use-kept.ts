import { useEffect, useState } from 'react'
import { checkStored, isReady } from '../../device/check-stored.ts'
import { type Keeping, keeping as keepingStore } from '../../device/keeping.ts'
import { useStore } from '../../hooks/use-store.ts'

export type Kept = {
  /** Undefined where nothing was missing when the page was opened. */
  keeping: Keeping | undefined
  /** Whether everything was found; undefined until it was read. */
  isWhole: boolean | undefined
  /** Files are being stored, or read again. */
  isBusy: boolean
}

/** How far this device is with storing everything. After that all of it is read again, and only what was found counts. */
export function useKept(): Kept {
  const keeping = useStore(keepingStore)
  const [isWhole, setWhole] = useState<boolean>()
  const isDone = keeping?.state === 'done'
  useEffect(() => {
    if (!isDone) return
    let gone = false
    const say = (found: boolean) => gone || setWhole(found)
    checkStored().then(
      (stored) => say(stored !== undefined && isReady(stored)),
      () => say(false),
    )
    return () => {
      gone = true
      setWhole(undefined)
    }
  }, [isDone])
  return { keeping, isWhole, isBusy: keeping?.state === 'running' || (isDone && isWhole === undefined) }
}
