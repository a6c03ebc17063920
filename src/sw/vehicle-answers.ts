import { API_HEADER, STORED_HEADER } from '../contract/own-answer.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import type { VehicleList } from '../contract/vehicle-schema.ts'

/** An answer about one vehicle, made from a list and as old as that list. 404 if the list has no such vehicle. */
export function detailFrom(list: VehicleList, ref: string): Response {
  const vehicle = findVehicle(list.vehicles, ref)
  return vehicle ? toAnswer(vehicle, list.asOf) : toAnswer({ error: 'Vehicle not found' }, list.asOf, 404)
}

/** A JSON answer from the store. Its `Date` says when it was true, so that it never looks new. */
export const toAnswer = (body: unknown, asOf: number, status = 200): Response =>
  // Safari 16 and Chrome 104 lack `Response.json`.
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      date: new Date(asOf).toUTCString(),
      [API_HEADER]: '1',
      [STORED_HEADER]: '',
    },
  })

/** When an answer was true, in epoch ms; 0 if it does not say. */
export const asOfAnswer = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || 0
