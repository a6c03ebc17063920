import { useEffect } from 'react'

/** How long after the system released the wake lock of a visible page (low battery) it is requested again, in ms. */
const AGAIN_MS = 60_000

/** Keeps the screen on as long as the component is mounted, by a wake lock. Without one, or when refused, nothing changes. */
export function useScreenAwake() {
  useEffect(() => {
    let left = false
    let lock: WakeLockSentinel | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      const given = await navigator.wakeLock?.request('screen').catch(() => undefined)
      // Another request may have been under way.
      if (left || lock?.released === false) return given?.release()
      lock = given
      given?.addEventListener('release', () => {
        if (!left) timer = setTimeout(ask, AGAIN_MS)
      })
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      left = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
