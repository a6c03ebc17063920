import type { DayOfWeek, OpeningHoursSpecificationLeaf } from 'schema-dts'
import type { OpenInterval, Week } from '../content/hours.ts'

type DayName = Extract<DayOfWeek, `${string}day`>

/** In the order of `Date.getDay()`. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const satisfies DayName[]

/** The hours of a week, with one entry for days with the same hours. For pages that show these hours. */
export function openingHours(week: Week): OpeningHoursSpecificationLeaf[] {
  const groups = new Map<string, { interval: OpenInterval; days: DayName[] }>()
  for (const [index, day] of DAYS.entries()) {
    const interval = week[index as keyof Week]
    if (!interval) continue
    const key = `${interval.opens}-${interval.closes}`
    const group = groups.get(key) ?? { interval, days: [] }
    groups.set(key, { ...group, days: [...group.days, day] })
  }
  return [...groups.values()].map(({ interval, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens: interval.opens,
    closes: interval.closes,
  }))
}
