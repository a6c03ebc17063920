import { queryOptions } from '@tanstack/react-query'
import { endpoints } from '../contract/endpoints.ts'
import type { VehicleList } from '../contract/vehicle-schema.ts'
import { asVehicles } from '../contract/vehicle-shape.ts'
import type { ConnectionState } from '../lib/connection-state.ts'
import { getJson, whyFailed } from './client.ts'
import { staleTime } from './freshness.ts'

/** Every unit, in the dealer's order. Retried up to 3 times. */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: [endpoints.vehicles],
    queryFn: async ({ signal }): Promise<VehicleList> => {
      const { data, asOf } = await getJson(endpoints.vehicles, asVehicles, {
        signal,
        onStatus: (status) => `Failed to fetch vehicles: ${status}`,
      })
      return { vehicles: data, asOf }
    },
    staleTime,
    retry: 3,
    refetchOnWindowFocus: false,
  })

/** What a person reads when the list could not be read. The specification fixes these words. */
export const listFailureWords = (error: Error, connection: ConnectionState): string =>
  `Error loading vehicles: ${whyFailed(error, connection)}`
