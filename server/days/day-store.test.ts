import { beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../tests/databases.ts'
import { DayStore } from './day-store.ts'

/** A quarter past eleven in the evening of November 20 in New York; in UTC it is the day after. */
const NOW = new Date('2026-11-21T04:15:00Z')
const TODAY = '2026-11-20'

const thanksgiving = { day: '2026-11-26', place: 'everywhere', hours: null, reason: 'Thanksgiving' }
const shortDay = { day: '2026-11-27', place: 'service', hours: { opens: '10:00', closes: '14:00' } }
const notice = { from: '2026-11-18', to: '2026-11-29', text: 'Free winter storage until May.' }

onEachDatabase(({ database }) => {
  let days: DayStore
  beforeEach(async () => {
    days = new DayStore(database())
    await database().db.deleteFrom('special_hours').execute()
    await database().db.deleteFrom('notice').execute()
  })

  test('no hours or notices are set at first', async () => {
    expect(await days.list(TODAY)).toEqual({ hours: [], notices: [] })
    expect(await days.today(NOW.getTime())).toEqual({ hours: [], notices: [] })
  })

  test('entries are listed by day, with author and time', async () => {
    await days.setHours(shortDay, 'ada', NOW)
    const id = await days.setHours(thanksgiving, 'ada', NOW)
    await days.addNotice(notice, 'grace', NOW)
    const { hours, notices } = await days.list(TODAY)
    expect(hours.map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-27'])
    expect(hours[0]).toEqual({ ...thanksgiving, id, setAt: NOW.toISOString(), setBy: 'ada' })
    expect(notices).toEqual([expect.objectContaining({ ...notice, setBy: 'grace' })])
    expect(await days.today(NOW.getTime())).toEqual({ hours: [thanksgiving, shortDay], notices: [notice] })
  })

  test('hours that are set again replace those before, which stay in the database', async () => {
    await days.setHours(thanksgiving, 'ada', NOW)
    const open = { ...thanksgiving, hours: { opens: '10:00', closes: '12:00' }, reason: undefined }
    await days.setHours(open, 'grace', NOW)
    await days.setHours(open, 'hedy', NOW)
    expect((await days.today(NOW.getTime())).hours).toEqual([{ day: open.day, place: open.place, hours: open.hours }])
    const rows = await database().db.selectFrom('special_hours').selectAll().orderBy('set_by').execute()
    expect(rows.map(({ set_by, removed_by }) => [set_by, removed_by])).toEqual([
      ['ada', 'grace'],
      ['grace', 'hedy'],
      ['hedy', null],
    ])
  })

  test('two people who set the same day at once leave one entry', async () => {
    await Promise.all(['ada', 'grace'].map((who) => days.setHours(thanksgiving, who, NOW)))
    expect((await days.list(TODAY)).hours).toHaveLength(1)
  })

  test('a removed entry is not listed, and cannot be removed again', async () => {
    const ids = [await days.setHours(thanksgiving, 'ada', NOW), await days.addNotice(notice, 'ada', NOW)]
    for (const id of ids) {
      expect(await days.remove(id, 'grace', NOW)).toBe(true)
      expect(await days.remove(id, 'grace', NOW)).toBe(false)
    }
    expect(await days.list(TODAY)).toEqual({ hours: [], notices: [] })
    expect(await database().db.selectFrom('notice').select(['removed_at', 'removed_by']).execute()).toEqual([
      { removed_at: NOW.toISOString(), removed_by: 'grace' },
    ])
  })

  test('a day in New York ends at midnight there', async () => {
    await days.setHours({ ...thanksgiving, day: TODAY }, 'ada', NOW)
    await days.addNotice({ ...notice, to: TODAY }, 'ada', NOW)
    const counts = async (at: string) => {
      const { hours, notices } = await days.today(Date.parse(at))
      return [hours.length, notices.length]
    }
    expect(await counts('2026-11-21T04:59:59Z')).toEqual([1, 1])
    expect(await counts('2026-11-21T05:00:00Z')).toEqual([0, 0])
  })

  test('impossible values are refused with a sentence', async () => {
    await expect(days.setHours({ ...thanksgiving, place: 'moon' }, 'ada', NOW)).rejects.toThrow(
      /^There is no place "moon": everywhere, showroom, /,
    )
    await expect(days.setHours({ ...thanksgiving, day: '2026-11-19' }, 'ada', NOW)).rejects.toThrow(
      'November 19, 2026 is in the past.',
    )
    await expect(days.addNotice({ ...notice, to: '2026-11-19' }, 'ada', NOW)).rejects.toThrow(
      'November 19, 2026 is in the past.',
    )
  })
})
