import type { QueryClient } from '@tanstack/react-query'
import { vehicleRefOfRequest } from '../contract/endpoints.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { ApiFailure } from './client.ts'

/**
 * The key under which the page of a sold unit contains its data. It is never requested and not stored on the device,
 * because the unit may come back.
 */
export const SOLD_KEY = 'sold'

/** What matters here of a query's data, `asOf` in epoch ms. Data without a unit or a list is returned as it is. */
type Read = { asOf?: number; vehicle?: Vehicle; vehicles?: Vehicle[] }

/**
 * Data from the API without the units that a later answer says are gone.
 * @returns the same object if nothing was removed, undefined if nothing is left
 */
export function withoutGone(queryClient: QueryClient, data: unknown): unknown {
  const { asOf = Number.POSITIVE_INFINITY, vehicle, vehicles } = Object(data) as Read
  const refs = goneSince(queryClient, asOf)
  const isGone = (unit: Vehicle) => refs.some((ref) => findVehicle([unit], ref))
  if (vehicle && isGone(vehicle)) return undefined
  return vehicles?.some(isGone) ? { ...(data as Read), vehicles: vehicles.filter((unit) => !isGone(unit)) } : data
}

/** Removes gone units from all queries, and so from the stored queries. */
export function dropGone(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state
    const left = withoutGone(queryClient, data)
    if (left !== data) query.setState({ data: left, ...(left === undefined && { dataUpdatedAt: 0 }) })
  }
}

/** The references that the API has answered with 404 at `asOf` (epoch ms) or later. */
const goneSince = (queryClient: QueryClient, asOf: number): string[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { error } }) => {
      const says404 = error instanceof ApiFailure && error.status === 404 && error.asOf >= asOf
      return (says404 && vehicleRefOfRequest(String(queryKey[0]))) || []
    })
