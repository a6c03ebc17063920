import { useEffect } from 'react'

/** After the system has taken the lock away from a page that is on the screen, such as for a low battery, in ms. */
const AGAIN_MS = 60_000

/** Keeps the screen on as long as the component is shown. A browser that has no such thing, or refuses, changes nothing. */
export function useScreenAwake() {
  useEffect(() => {
    let left = false
    let lock: WakeLockSentinel | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      // The browser gives the lock up whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      const given = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (left) return given?.release()
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
