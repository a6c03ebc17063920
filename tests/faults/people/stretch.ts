import type { Day } from './day.ts'
import { whateverFollows } from './next-step.ts'
import { pause, rowsOn, until } from './person.ts'
import type { Tab } from './tab.ts'
import { TROUBLES } from './troubles.ts'

/** How many inquiries a stretch has, in turn: nothing fails, faults, no network, faults. */
const STRETCHES = [
  { kind: 'calm', length: 10 },
  { kind: 'troubled', length: 8 },
  { kind: 'no network', length: 6 },
  { kind: 'troubled', length: 8 },
] as const
export const ROUND = STRETCHES.reduce((sum, { length }) => sum + length, 0)

/** What happens in one stretch of a day, until the device has delivered everything. */
export async function live(day: Day, stretch: number): Promise<void> {
  const { kind, length } = STRETCHES[stretch % STRETCHES.length] as (typeof STRETCHES)[number]
  try {
    await day.begin(stretch)
    if (kind === 'troubled') await troubled(day, length)
    else await inOrder(day, length, kind === 'no network')
  } catch (error) {
    day.find(`stuck: ${error instanceof Error ? error.message.split('\n')[0] : error}; ${await day.whatIsShown()}`)
    day.giveUpTab()
  }
  await settle(day)
}

/** Nothing fails, or only the network and from the first to the last: the order of writing is the order of arrival. */
async function inOrder(day: Day, length: number, offline: boolean) {
  if (offline) await day.world.way.set('reset')
  for (let left = length; left > 0; left -= 1) {
    await day.openForm()
    const writing = day.next()
    writing.ordered = true
    await whateverFollows(day, day.tab, writing)
    day.count(offline ? 'written without a network' : 'written where nothing failed')
  }
}

async function troubled(day: Day, length: number) {
  const possible = TROUBLES.filter(({ special }) => !special || day.world.browser.special)
  const each = possible.flatMap((trouble) => Array.from({ length: trouble.weight }, () => trouble))
  while (day.written < length) {
    const trouble = day.pick(each)
    day.count(trouble.name)
    const from = day.writings.length
    day.endTrouble()
    await trouble.happen(day)
    for (const writing of day.writings.slice(from)) writing.history.unshift(trouble.name)
  }
}

/** Every fault ends, and the device delivers what it has. */
async function settle(day: Day) {
  const { site, way } = day.world
  day.endTrouble()
  await site.start()
  way.delay()
  await way.set('pass')
  const settled = await until(async () => {
    const tab = await day.tabOrNew('/outbox')
    await day.setClock(tab, 0)
    await tab.goto('/outbox')
    return delivered(day, tab)
  }, 90_000)
  if (!settled) day.find(`not delivered after 90 s: ${await day.whatIsShown()}`)
}

async function delivered(day: Day, tab: Tab): Promise<boolean> {
  const waiting = async () => (await rowsOn(tab)).filter(({ state }) => state !== 'delivered')
  if (await until(async () => (await waiting()).length === 0, 3_000)) return true
  day.count('"Send now" or "Resend" needed')
  for (const { state, payload } of await waiting()) {
    const name = state === 'queued' ? 'Send now' : 'Resend'
    await tab.evaluate(`[...document.querySelectorAll('button')].find((each) => each.innerText === '${name}')?.click()`)
    if (payload) await pause(300)
  }
  return (await until(async () => (await waiting()).length === 0, 5_000)) ?? false
}
