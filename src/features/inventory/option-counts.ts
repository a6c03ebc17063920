import type { VehicleSummary } from '../../contract/vehicle-summary.ts'
import {
  type Filters,
  GROUPS,
  type Group,
  matchesMax,
  matchesOption,
  OPTIONS,
  type OptionOf,
  type Ranking,
  textFilter,
} from './filters.ts'

/** `upTo` counts for a limit of the price, in the order of the limits that were asked about; its last is no limit. */
export type OptionCounts = { [G in Group]: Record<OptionOf<G>, number> } & { upTo: number[] }

/**
 * How many units each choice would show, the other filters staying as they are.
 * @param limits highest prices to count for, in US dollars
 */
export function countOptions(
  vehicles: readonly VehicleSummary[],
  filters: Filters,
  limits: readonly number[] = [],
  ranking?: Ranking,
): OptionCounts {
  const zeros = (group: Group) => Object.fromEntries(OPTIONS[group].map((option) => [option, 0]))
  const counts = Object.fromEntries(GROUPS.map((group) => [group, zeros(group)])) as Omit<OptionCounts, 'upTo'>
  const upTo = [...limits, 0].map((max) => ({ max, count: 0 }))
  const hasText = textFilter(filters.text, ranking)
  for (const vehicle of vehicles) {
    if (!hasText(vehicle)) continue
    // A unit that fails one group still counts towards that group's other choices; one that fails two counts nowhere.
    const failing = GROUPS.filter((group) => !matchesOption(vehicle, group, filters[group]))
    if (failing.length === 0) for (const limit of upTo) if (matchesMax(vehicle, limit.max)) limit.count++
    if (failing.length > 1 || !matchesMax(vehicle, filters.max)) continue
    for (const group of failing.length === 1 ? failing : GROUPS) {
      const tally: Record<string, number> = counts[group]
      for (const option of OPTIONS[group]) {
        if (matchesOption(vehicle, group, option)) tally[option] = (tally[option] ?? 0) + 1
      }
    }
  }
  return { ...counts, upTo: upTo.map(({ count }) => count) }
}
