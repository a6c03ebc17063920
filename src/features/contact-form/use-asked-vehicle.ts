import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { vehicleQuery } from '../../api/vehicle-query.ts'
import type { Row } from '../../outbox/row.ts'
import type { Draft } from './drafts.ts'

/**
 * `id` is the reference that the address gives: a text that is sent before the vehicle is looked up and again after that is
 * the same text. `name` is undefined as long as it is asked for, and where it cannot be loaded now.
 */
export type AskedVehicle = { id: string; name: string | undefined; isLoading?: boolean }

/**
 * The vehicle that the inquiry is about: the one the link names, or the one of the inquiry that is being changed.
 * A reference that cannot be looked up now is sent as it is; one that opens nothing is left out, and `isGone` says so.
 * @param draft with the vehicle of an inquiry that is not on this device any more, or with the choice to drop it
 */
export function useAskedVehicle(ref: string | null, edited: Row | undefined, draft?: Draft) {
  const [dropped, setDropped] = useState(draft?.withoutVehicle === true)
  const { data, error, isLoading } = useQuery({ ...vehicleQuery(ref ?? ''), enabled: ref !== null })
  const isGone = ref !== null && (ref.length > 100 || (error instanceof ApiFailure && error.status === 404))
  const asked = (): AskedVehicle | undefined => {
    if (dropped) return undefined
    if (ref && data) return { id: ref, name: data.vehicle.name }
    const kept = edited?.payload?.vehicleId
    if (kept) return { id: kept, name: edited.subject.vehicleName ?? draft?.vehicleName }
    if (!ref && draft?.vehicleId) return { id: draft.vehicleId, name: draft.vehicleName }
    return !ref || isGone ? undefined : { id: ref, name: undefined, isLoading }
  }
  const vehicle = asked()
  return { vehicle, isGone: isGone && !vehicle && !dropped, drop: () => setDropped(true) }
}
