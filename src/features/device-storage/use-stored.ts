import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ALWAYS_STALE } from '../../api/freshness.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { checkStored, type Stored } from '../../device/check-stored.ts'
import { FRONTS_STORED, saving } from '../../device/saving.ts'

/** The worker stores a list shortly after it has answered with it, in ms. */
const STORED_AFTER_MS = 300
const LOOKS = 10

/**
 * What is stored on this device. Read again when the page is opened or shown again, and after a change.
 * @returns the state, undefined during the first read and 'nothing' without a worker; and a function that reads again
 */
export function useStored(): [Stored | 'nothing' | undefined, () => void] {
  const queryClient = useQueryClient()
  const [stored, setStored] = useState<Stored | 'nothing'>()
  const readAgain = useRef<() => void>(undefined)

  useEffect(() => {
    let isCancelled = false
    let latest = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (looks = LOOKS) => {
      clearTimeout(timer)
      latest += 1
      const request = latest
      const found = await checkStored().catch(() => undefined)
      // Only the latest request counts.
      if (isCancelled || request !== latest) return
      setStored(found ?? 'nothing')
      const read = queryClient.getQueryData(vehiclesQuery().queryKey)
      if (found && read && found.asOf < read.asOf && looks > 0)
        timer = setTimeout(() => void look(looks - 1), STORED_AFTER_MS)
    }
    const onVisible = () => document.visibilityState === 'visible' && void look()
    const stop = saving.subscribe(() => saving.get()?.state !== 'running' && void look())
    document.addEventListener('visibilitychange', onVisible)
    const again = () => void look()
    readAgain.current = again
    addEventListener(FRONTS_STORED, again)
    void look()
    void navigator.serviceWorker?.ready.then(() => look())
    void queryClient.prefetchQuery({ ...vehiclesQuery(), staleTime: ALWAYS_STALE, retry: false }).then(() => look())
    return () => {
      isCancelled = true
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener(FRONTS_STORED, again)
    }
  }, [queryClient])

  return [stored, () => readAgain.current?.()]
}
