import { localSetting, useSetting } from './local-setting.ts'

/** More than a visitor compares. A device with many users must not keep every cart that they saved. */
const MOST = 40

export const asIds = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined

const shortlist = localSetting<readonly string[]>({ key: 'shortlist', parse: asIds, fallback: [], whose: 'person' })

/**
 * The list with an id added or removed.
 * @param at the index of an added id; without it, the end
 */
export function withListed(ids: readonly string[], id: string, on: boolean, at?: number): readonly string[] {
  if (ids.includes(id) === on) return ids
  const others = ids.filter((each) => each !== id)
  if (on) others.splice(at ?? others.length, 0, id)
  return others.slice(-MOST)
}

/**
 * Adds a vehicle to this device's shortlist, or removes it.
 * @returns false when the browser does not store that: then it only lasts as long as this page
 */
export const setListed = (id: string, on: boolean, at?: number): boolean =>
  shortlist.set(withListed(shortlist.get(), id, on, at))

/** The ids of the vehicles on this device's shortlist, in the order in which they were added. */
export const useShortlist = (): readonly string[] => useSetting(shortlist)[0]
