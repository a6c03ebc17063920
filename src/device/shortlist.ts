import { deviceClient, deviceRestored, useDeviceValue } from './device-values.ts'

const KEY = 'shortlist'
/** More than anybody compares; a device that was used by many must not keep every cart that they put on it. */
const MOST = 40

const NONE: readonly string[] = []

/** Whatever a device held, as ids; undefined for what is no list. */
const parseIds = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined

/**
 * The list with an id on it, or without it.
 * @param at where it is put when it is not there, from 0: at the end without it
 */
export function withListed(stored: unknown, id: string, on: boolean, at?: number): readonly string[] {
  const ids = parseIds(stored) ?? NONE
  if (ids.includes(id) === on) return ids
  const others = ids.filter((each) => each !== id)
  if (on) others.splice(at ?? others.length, 0, id)
  return others.slice(-MOST)
}

/** Puts a vehicle on the shortlist of this device or takes it off, once the stored values are restored. */
export const setListed = (id: string, on: boolean, at?: number): Promise<void> =>
  deviceRestored.then(() => void deviceClient.setQueryData([KEY], (stored: unknown) => withListed(stored, id, on, at)))

/** The ids of the vehicles on the shortlist of this device, in the order in which they were put there. */
export const useShortlist = (): readonly string[] => useDeviceValue(KEY, parseIds, NONE)[0]
