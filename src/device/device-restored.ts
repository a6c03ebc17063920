import { useEffect, useState } from 'react'
import { deviceRestored } from './device-values.ts'

/** True once what the device held is back, or is known to be lost. False while hydrating. */
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
