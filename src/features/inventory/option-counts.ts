import type { VehicleSummary } from '../../contract/vehicle-summary.ts'
import {
  type Filters,
  GROUPS,
  type Group,
  matchesOption,
  matchesText,
  OPTIONS,
  type OptionOf,
  wordsOf,
} from './filters.ts'

export type OptionCounts = { [G in Group]: Record<OptionOf<G>, number> }

/** How many units each choice would show, the other filters staying as they are. */
export function countOptions(vehicles: readonly VehicleSummary[], filters: Filters): OptionCounts {
  const zeros = (group: Group) => Object.fromEntries(OPTIONS[group].map((option) => [option, 0]))
  const counts = Object.fromEntries(GROUPS.map((group) => [group, zeros(group)])) as OptionCounts
  const words = wordsOf(filters.text)
  for (const vehicle of vehicles) {
    if (!matchesText(vehicle, words)) continue
    // A unit that fails one group still counts towards that group's other choices; one that fails two counts nowhere.
    const failing = GROUPS.filter((group) => !matchesOption(vehicle, group, filters[group]))
    if (failing.length > 1) continue
    for (const group of failing.length === 1 ? failing : GROUPS) {
      const tally: Record<string, number> = counts[group]
      for (const option of OPTIONS[group]) {
        if (matchesOption(vehicle, group, option)) tally[option] = (tally[option] ?? 0) + 1
      }
    }
  }
  return counts
}
