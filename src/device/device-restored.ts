import { useEffect, useState } from 'react'
import { deviceRestored } from './device-values.ts'

/** True once the stored values are restored, or known to be lost. False while hydrating. */
export function useDeviceRestored(): boolean {
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    let left = false
    void deviceRestored.then(() => !left && setRestored(true))
    return () => {
      left = true
    }
  }, [])
  return restored
}
