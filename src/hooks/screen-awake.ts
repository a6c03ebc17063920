import { useEffect } from 'react'

/** Keeps the screen on as long as the component is shown. A browser that has no such thing, or refuses, changes nothing. */
export function useScreenAwake() {
  useEffect(() => {
    let left = false
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      // The browser gives the lock up whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      const given = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (left) await given?.release()
      else lock = given
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
