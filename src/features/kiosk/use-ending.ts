import { useCallback, useEffect, useState } from 'react'
import { isEnding } from '../../device/kiosk-session-mark.ts'
import { clearClipboard, DONE } from './end-session.ts'

/** @returns whether somebody has ended the session, on this page or the one before, and a function that does so in a press */
export function useEnding(): [boolean, () => void] {
  const [isDone, setDone] = useState(isEnding)
  const end = useCallback(() => {
    clearClipboard()
    setDone(true)
  }, [])
  useEffect(() => {
    // A page that the browser has kept goes on where the one that was left has stopped.
    const onShow = () => isEnding() && setDone(true)
    addEventListener(DONE, end)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener(DONE, end)
      removeEventListener('pageshow', onShow)
    }
  }, [end])
  return [isDone, end]
}
