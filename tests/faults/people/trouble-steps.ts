import { refusal, signInPage } from '../canned-answers.ts'
import type { Day } from './day.ts'
import { answerTo, isHydrated, isInOutbox, missingIn, note, pressSend, promise, until, write } from './person.ts'
import type { Tab } from './tab.ts'
import type { Writing } from './writing-ledger.ts'

/** The code of the form, in any build. */
export const FORM_CODE = /^\/assets\/[^/]*(form|contact)[^/]*\.js$/

export const KINDS = ['pass', 'refuse', 'reset', 'no-answer', 'lose-answer', 'drop-answer', 'slow'] as const
const ANSWERS = [
  ...[500, 503, 429, 422, 403].map((status) => refusal(status)),
  refusal(503, { 'retry-after': '300' }),
  signInPage,
]

/** The connection is faulted for inquiries only, so that pages open even where no worker serves them. */
export async function injectFault(day: Day): Promise<string> {
  const { way } = day.world
  if (day.chance(0.25)) {
    const answer = day.pick(ANSWERS)
    await way.answerWith(answer, day.contactApi)
    return answer.split('\r\n')[0] ?? ''
  }
  const kind = day.pick(KINDS)
  if (kind === 'refuse') await way.set(kind)
  else await way.set(kind, day.contactApi)
  // What hangs breaks off: a person would otherwise wait 10 s.
  const ms = 800 + 900 * day.random()
  if (/no-answer|drop-answer/.test(kind) && day.chance(0.85)) day.later(ms, () => day.world.way.set('pass'))
  return kind
}

export async function free(day: Day) {
  await day.world.way.set('pass')
}

/** Waits until the text has left the form for the outbox. */
export async function whenInOutbox(tab: Tab, writing: Writing): Promise<boolean> {
  const isThere = (await until(() => isInOutbox(tab, writing), 2_000)) ?? false
  if (isThere) {
    promise(writing, 'on the device')
    writing.history.push('in the outbox')
  }
  return isThere
}

/** Sends so that the attempt is under way for a while. */
export async function beginSending(day: Day, tab: Tab, writing: Writing, keys = false) {
  await day.world.way.set(day.pick(['no-answer', 'drop-answer', 'slow', 'pass'] as const), day.contactApi)
  await write(tab, writing, { keys })
  await pressSend(tab, writing)
}

/** What the page says about a text after a reload. */
export async function afterReload(day: Day, tab: Tab, writing: Writing) {
  const told = await until(async () => {
    const { path, text } = await tab.look()
    if (path === '/thank-you') return 'the end' as const
    if (/we got your last message/i.test(text)) return 'received' as const
    if (/your last message is saved/i.test(text)) return 'saved' as const
    if ((await tab.valueOf('Message')) === writing.fields.Message && (await isHydrated(tab)))
      return 'in the form' as const
    return undefined
  }, 6_000)
  writing.history.push(`after the reload: ${told ?? 'nothing'}`)
  if (told === 'received') note(writing, { kind: 'received', reference: undefined })
  else if (told === 'saved') note(writing, { kind: 'saved' })
  else if (told === 'in the form') {
    const missing = await missingIn(tab, writing)
    if (missing.length > 0) day.find(`a draft came back with something missing: ${missing.join(', ')}`)
    await free(day)
    await pressSend(tab, writing)
    await answerTo(tab, writing)
  }
  // Neither told of nor in the form: it must have arrived.
  else if (told === undefined) promise(writing, 'on the device')
}
