import { useEffect } from 'react'

/**
 * If the system releases the wake lock of a visible page (low battery), it is requested again after this time, in ms.
 */
const AGAIN_MS = 60_000

/**
 * Keeps the screen on with a wake lock while the component is mounted. Does nothing where the browser has none or
 * refuses it.
 */
export function useScreenAwake() {
  useEffect(() => {
    let isCancelled = false
    let lock: WakeLockSentinel | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      const newLock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      // Another request may have been running.
      if (isCancelled || lock?.released === false) return newLock?.release()
      lock = newLock
      newLock?.addEventListener('release', () => {
        if (!isCancelled) timer = setTimeout(ask, AGAIN_MS)
      })
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isCancelled = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
