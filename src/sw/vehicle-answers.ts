import { API_HEADER, STORED_HEADER } from '../contract/own-answer.ts'
import { findVehicle } from '../contract/vehicle-lookup.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'

/** A list and when it was true, in epoch ms. */
export type List = { vehicles: Vehicle[]; asOf: number }

export const newest = (a: List | undefined, b: List | undefined): List | undefined =>
  a && b ? (a.asOf >= b.asOf ? a : b) : (a ?? b)

/** An answer about one vehicle made from a list, as old as the list. 404 when nothing in it answers to the reference. */
export function detailFrom(list: List, ref: string): Response {
  const vehicle = findVehicle(list.vehicles, ref)
  return vehicle ? toAnswer(vehicle, list.asOf) : toAnswer({ error: 'Vehicle not found' }, list.asOf, 404)
}

/** A JSON answer of the store. Its `Date` says when it was true, so that it never looks new. */
export const toAnswer = (body: unknown, asOf: number, status = 200): Response =>
  // `Response.json` is missing in Safari 16 and Chrome 104.
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
