import { localSetting, useSetting } from './local-setting.ts'

/** More than a visitor compares; a device with many users must not keep every cart that they saved. */
const MOST = 40

export const asIds = (stored: unknown): readonly string[] | undefined =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined

const shortlist = localSetting<readonly string[]>({ key: 'shortlist', parse: asIds, fallback: [], whose: 'person' })

/**
 * The list with an id added or removed.
 * @param at the position of an added id, from 0; without it, the end
 */
export function withListed(ids: readonly string[], id: string, on: boolean, at?: number): readonly string[] {
  if (ids.includes(id) === on) return ids
  const others = ids.filter((each) => each !== id)
  if (on) others.splice(at ?? others.length, 0, id)
  return others.slice(-MOST)
}

/** Puts a vehicle on the shortlist of this device or takes it off. */
export const setListed = (id: string, on: boolean, at?: number) =>
  void shortlist.set(withListed(shortlist.get(), id, on, at))

/** The ids of the vehicles on the shortlist of this device, in the order in which they were put there. */
export const useShortlist = (): readonly string[] => useSetting(shortlist)[0]
