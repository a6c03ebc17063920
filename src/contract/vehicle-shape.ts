import type { Vehicle } from './vehicle-schema.ts'

/*
 * The service worker checks each answer with `vehicleSchema`, which would add 8 KB of gzip to each page. A page checks
 * only what would otherwise break it, because on a first visit no worker does, and an older version may have stored
 * another shape.
 */

/** @returns the value, if it has each field that a vehicle always has; undefined for any other */
export function asVehicle(value: unknown): Vehicle | undefined {
  const vehicle = Object(value) as Vehicle
  const { id, name, description, brand, category, images, features, specifications } = vehicle
  const texts = [id, name, description, brand, category]
  return texts.every((text) => typeof text === 'string') &&
    [images, features].every(Array.isArray) &&
    Object(specifications) === specifications
    ? vehicle
    : undefined
}

/** @returns the value, if it is a list of vehicles: a part of a list would be shown as the whole inventory */
export const asVehicles = (value: unknown): Vehicle[] | undefined =>
  Array.isArray(value) && value.every(asVehicle) ? value : undefined
