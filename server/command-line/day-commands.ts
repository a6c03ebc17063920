import { hoursPlaces } from '../../src/content/hours-places.ts'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { noticeSchema, specialHoursSchema } from '../../src/contract/today.ts'
import type { DayStore } from '../days/day-store.ts'
import { table } from './table.ts'
import { timeOf } from './time-of.ts'
import { UsageError } from './usage-error.ts'

type DayContext = { days: DayStore; who: string; now: Date }
type DayOptions = { place?: string; reason?: string }

/** Returns text for standard output. @throws UsageError or DayError that says what to type differently */
type DayCommand = (context: DayContext, words: readonly string[], options: DayOptions) => Promise<string>

type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: { message: string }[] } }

function checked<T>(parsed: Parsed<T>): T {
  if (parsed.success) return parsed.data
  throw new UsageError(`${parsed.error.issues.map(({ message }) => message).join(' ')} Nothing was changed.`)
}

const list: DayCommand = async ({ days, now }) => {
  const { hours, notices } = await days.list(dealerDay(now.getTime()))
  const rows = [
    ...hours.map(({ id, day, place, hours, reason = '', setBy, setAt }) => {
      const open = hours ? `${hours.opens}-${hours.closes}` : 'closed'
      return [id, day, hoursPlaces[place] ?? place, [open, reason].filter(Boolean).join(', '), setBy, timeOf(setAt)]
    }),
    ...notices.map(({ id, from, to, text, setBy, setAt }) => {
      return [id, from === to ? from : `${from} to ${to}`, 'Notice', text, setBy, timeOf(setAt)]
    }),
  ]
  if (rows.length === 0) return 'No special hours and no notice from today on.\n'
  return `${table([['ID', 'DAY', 'PLACE', 'WHAT', 'WHO', 'SINCE'], ...rows])}\n`
}

const close: DayCommand = async ({ days, who, now }, [day], { place = 'everywhere', reason }) => {
  const special = checked(specialHoursSchema.safeParse({ day, place, hours: null, reason }))
  const id = await days.setHours(special, who, now)
  return `Closed on ${special.day}: ${hoursPlaces[place]}. To take it back, run "remove ${id}".\n`
}

/** "10-14" or "10:00-14:30". */
const INTERVAL = /^(\d{1,2})(:\d\d)?-(\d{1,2})(:\d\d)?$/
const clock = (hour = '', minutes = ':00') => hour.padStart(2, '0') + minutes

const open: DayCommand = async ({ days, who, now }, [day, words = ''], { place = 'everywhere', reason }) => {
  const [isInterval, opens, opensPast, closes, closesPast] = INTERVAL.exec(words) ?? []
  if (!isInterval) throw new UsageError(`Say from when to when, such as 10-14 or 10:00-14:30, not "${words}".`)
  const hours = { opens: clock(opens, opensPast), closes: clock(closes, closesPast) }
  const special = checked(specialHoursSchema.safeParse({ day, place, hours, reason }))
  const id = await days.setHours(special, who, now)
  return `Open on ${special.day} from ${hours.opens} to ${hours.closes}: ${hoursPlaces[place]}. To take it back, run "remove ${id}".\n`
}

const notice: DayCommand = async ({ days, who, now }, [from, to, ...words]) => {
  const parsed = checked(noticeSchema.safeParse({ from, to, text: words.join(' ') }))
  const id = await days.addNotice(parsed, who, now)
  return `On every page from ${parsed.from} to ${parsed.to}. To take it back, run "remove ${id}".\n`
}

const remove: DayCommand = async ({ days, who, now }, [id = '']) => {
  if (!(await days.remove(id, who, now))) throw new UsageError(`There is no entry "${id}". "list" has their ids.`)
  return `Removed ${id}.\n`
}

export const dayCommands: Readonly<Record<string, DayCommand>> = { list, close, open, notice, remove }
