import { beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../tests/databases.ts'
import { DayStore } from '../days/day-store.ts'
import { dayCommands } from './day-commands.ts'

const now = new Date('2026-11-20T17:00:00Z')

onEachDatabase(({ database }) => {
  const run = async (command: string, words: string[] = [], options = {}) =>
    (await dayCommands[command]?.({ days: new DayStore(database()), who: 'ada', now }, words, options)) ?? ''
  const told = () => new DayStore(database()).today(now.getTime())

  beforeEach(async () => {
    await database().db.deleteFrom('special_hours').execute()
    await database().db.deleteFrom('notice').execute()
  })

  test('a day is closed, listed and opened again', async () => {
    expect(await run('list')).toBe('No special hours and no notice from today on.\n')
    const said = await run('close', ['2026-11-26'], { reason: 'Thanksgiving' })
    const [, id = ''] = /run "remove (\w+)"/.exec(said) ?? []
    expect(await run('list')).toBe(
      [
        'ID        DAY         PLACE       WHAT                  WHO  SINCE',
        `${id}  2026-11-26  Everywhere  closed, Thanksgiving  ada  Nov 20, 2026, 12:00 PM EST`,
        '',
      ].join('\n'),
    )
    expect(await run('remove', [id])).toBe(`Removed ${id}.\n`)
    await expect(run('remove', [id])).rejects.toThrow(`There is no entry "${id}".`)
    expect((await told()).hours).toEqual([])
  })

  test.each([
    ['9-13', { opens: '09:00', closes: '13:00' }],
    ['10:30-14:15', { opens: '10:30', closes: '14:15' }],
  ])('open accepts hours as %s', async (words, hours) => {
    await run('open', ['2026-11-27', words], { place: 'service' })
    expect((await told()).hours).toEqual([{ day: '2026-11-27', place: 'service', hours }])
  })

  test('notice accepts a text with and without quotes', async () => {
    await run('notice', ['2026-11-20', '2026-11-30', 'Free', 'winter storage.'])
    expect((await told()).notices).toEqual([{ from: '2026-11-20', to: '2026-11-30', text: 'Free winter storage.' }])
  })

  test.each<[command: string, words: string[], options: object, sentence: string]>([
    ['close', [], {}, 'Use a day such as 2026-12-24. Nothing was changed.'],
    ['close', ['26.11.2026'], {}, 'Use a day such as 2026-12-24. Nothing was changed.'],
    ['close', ['2026-11-19'], {}, 'November 19, 2026 is in the past.'],
    ['close', ['2026-11-26'], { place: 'moon' }, 'There is no place "moon"'],
    ['open', ['2026-11-26', 'noon'], {}, 'Say from when to when, such as 10-14 or 10:00-14:30, not "noon".'],
    ['open', ['2026-11-26', '14-10'], {}, 'Opening time has to be before closing time. Nothing was changed.'],
    [
      'notice',
      ['2026-11-26', '2026-11-20', 'Hello'],
      {},
      'The last day can’t be before the first. Nothing was changed.',
    ],
  ])('%s %j %j is refused: %s', async (command, words, options, sentence) => {
    await expect(run(command, words, options)).rejects.toThrow(sentence)
    expect(await told()).toEqual({ hours: [], notices: [] })
  })
})
