import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { startHeartbeat } from '../../device/send-heartbeats.ts'
import { applyUpdates } from './apply-updates.ts'
import { followStock } from './follow-stock.ts'

/** Time between two reads of an unchanged list, in ms; longer than data counts as fresh. */
const REFRESH_MS = 10 * 60_000

/**
 * What a kiosk does by itself for weeks without anybody opening or reloading a page: it asks for the list of vehicles,
 * switches to new versions, and sends heartbeats to the server. `src/device/updates.ts` looks for new versions.
 * @param name of the device
 */
export function useUpkeep(name: string) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void queryClient.prefetchQuery({ ...vehiclesQuery(), retry: false })
    refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    const stops = [applyUpdates(), followStock(queryClient), startHeartbeat(name), () => clearInterval(timer)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, name])
}
