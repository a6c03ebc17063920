import { useEffect, useState } from 'react'

/** The time in epoch ms, updated every second while `running`, for a countdown. */
export function useSeconds(running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
