import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { vehicleQuery } from '../../api/vehicle.ts'
import type { Row } from '../../outbox/row.ts'

type Vehicle = { id: string; name: string | undefined }

/**
 * The vehicle that the inquiry is about: the one the link names, or the one of the inquiry that is being changed.
 * A reference that cannot be looked up now is sent as it is; one that opens nothing is left out.
 * @param withoutVehicle the person has dropped it before the page was loaded anew
 */
export function useAskedVehicle(ref: string | null, edited: Row | undefined, withoutVehicle: boolean) {
  const [dropped, setDropped] = useState(withoutVehicle)
  const { data, error } = useQuery({ ...vehicleQuery(ref ?? ''), enabled: ref !== null })
  const drop = () => setDropped(true)
  if (dropped) return { vehicle: undefined, drop }
  if (data) return { vehicle: { id: data.vehicle.id, name: data.vehicle.name } satisfies Vehicle, drop }
  const kept = edited?.payload?.vehicleId
  if (kept) return { vehicle: { id: kept, name: edited.subject.vehicleName } satisfies Vehicle, drop }
  const unknown = !ref || ref.length > 100 || (error instanceof ApiFailure && error.status === 404)
  return { vehicle: unknown ? undefined : ({ id: ref, name: undefined } satisfies Vehicle), drop }
}
