import { useEffect } from 'react'
import { deviceClient, deviceRestored } from '../../device/device-values.ts'

/** The ids of the vehicles opened on this device, the last one first. */
export const RECENT_KEY = 'recently-viewed'
const MOST = 8

/** The list after a visit: the vehicle moves to the front, the oldest drop out. `stored` is whatever a device held. */
export const afterVisit = (stored: unknown, id: string): string[] => {
  const earlier = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string' && each !== id) : []
  return [id, ...(earlier as string[])].slice(0, MOST)
}

/** Remembers on this device that the vehicle was opened, once the stored values are restored. */
export function useRecordVisit(id: string) {
  useEffect(() => {
    let open = true
    void deviceRestored.then(() => {
      if (open) deviceClient.setQueryData([RECENT_KEY], (stored: unknown) => afterVisit(stored, id))
    })
    return () => {
      open = false
    }
  }, [id])
}
