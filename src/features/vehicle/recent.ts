import { useEffect } from 'react'
import { localSetting, useSetting } from '../../device/local-setting.ts'
import { asIds } from '../../device/shortlist.ts'

const MOST = 8

const recent = localSetting<readonly string[]>({ key: 'recently-viewed', parse: asIds, fallback: [], whose: 'person' })

/** The ids of the vehicles opened on this device, the last one first. */
export const useRecent = (): readonly string[] => useSetting(recent)[0]

/** The list after a visit: the vehicle moves to the front, and the oldest drop out. */
export const afterVisit = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((each) => each !== id)].slice(0, MOST)

/** Stores on this device that the vehicle was opened. */
export function useRecordVisit(id: string) {
  useEffect(() => void recent.set(afterVisit(recent.get(), id)), [id])
}
