import type { Row } from '../../../src/outbox/row.ts'
import { readRows } from '../device-rows.ts'
import { FIELDS, type Look, type Tab } from './tab.ts'
import type { Writing } from './writing-ledger.ts'

/** What a page says after "Send". */
export type Answer =
  | { kind: 'received'; reference: string | undefined }
  | { kind: 'saved' }
  | { kind: 'refused'; look: Look }
  | { kind: 'silence'; look: Look | undefined }

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const POLL_MS = 40
/** The page itself gives up after 12 s. */
const ANSWER_MS = 25_000

/** Waits until something is the case. @returns undefined when it has not come to be */
export async function until<T>(find: () => Promise<T | undefined | false>, ms: number): Promise<T | undefined> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(POLL_MS)) {
    // While a page goes from one document to the next it answers nothing.
    const found = await find().catch(() => undefined)
    if (found) return found
  }
  return undefined
}

export const rowsOn = (tab: Tab): Promise<Row[]> => tab.evaluate(`(${readRows})()`)

export const isInOutbox = async (tab: Tab, { fields }: Writing): Promise<boolean> =>
  (await rowsOn(tab)).some(({ payload }) => payload?.message === fields.Message)

/** @param keys types with a key event for each letter */
export async function write(tab: Tab, { fields, interest }: Writing, { keys }: { keys: boolean }) {
  for (const field of FIELDS) await (keys ? tab.type(field, fields[field]) : tab.fill(field, fields[field]))
  if (interest) await tab.choose(interest.replace(/^./, (letter) => letter.toUpperCase()))
}

export async function pressSend(tab: Tab, writing: Writing) {
  const missing = await missingIn(tab, writing).catch(() => [])
  writing.history.push(...missing.map((what) => `before "Send" ${what}`), 'Send')
  await tab.press('button', 'Send message')
}

/** Two presses in one task, as from a button that bounces. */
export async function pressTwice(tab: Tab, writing: Writing) {
  writing.history.push('Send twice')
  await tab.evaluate(`{
    const button = [...document.querySelectorAll('button')].find((each) => each.innerText.includes('Send message'))
    button.click()
    button.click()
  }`)
}

/** Waits for what the page says after "Send" and notes it. @param before alerts that were there already */
export async function answerTo(tab: Tab, writing: Writing, before: readonly string[] = []): Promise<Answer> {
  const begin = performance.now()
  let last: Look | undefined
  const answer = await until(async () => {
    last = await tab.look()
    // An old alert that is still shown after a while is the answer.
    const isNew = last.alerts.some((text) => !before.includes(text)) || performance.now() - begin > 5_000
    return answerIn(last, isNew)
  }, ANSWER_MS)
  note(writing, answer ?? { kind: 'silence', look: last })
  return answer ?? { kind: 'silence', look: last }
}

function answerIn(look: Look, hasNewAlert: boolean): Answer | undefined {
  const { path, text, alerts } = look
  if (path === '/thank-you') {
    const [, reference] = /your reference number is (\w{4}-\w{4})/i.exec(text) ?? []
    if (reference || /we got your message/i.test(text)) return { kind: 'received', reference }
    if (/^saved on this device$/im.test(text) || /your message didn’t go through/i.test(text)) return { kind: 'saved' }
  }
  if (path === '/contact' && alerts.length > 0 && hasNewAlert) return { kind: 'refused', look }
  return undefined
}

const RANKS: Writing['promise'][] = ['none', 'on the device', 'said to be saved', 'said to be received']

/** A promise is not taken back by a weaker one. */
export function promise(writing: Writing, given: Writing['promise']) {
  if (RANKS.indexOf(given) > RANKS.indexOf(writing.promise)) writing.promise = given
}

export function note(writing: Writing, answer: Answer) {
  if (answer.kind === 'received') {
    promise(writing, 'said to be received')
    if (answer.reference) writing.references.add(answer.reference)
  }
  if (answer.kind === 'saved') promise(writing, 'said to be saved')
  const alerts = answer.kind === 'refused' ? `: ${answer.look.alerts.join(' / ').replaceAll('\n', ' ')}` : ''
  writing.history.push(`${answer.kind}${alerts}`)
}

/** Which fields do not hold what was typed. */
export async function missingIn(tab: Tab, { fields, interest }: Writing): Promise<string[]> {
  const missing: string[] = []
  for (const field of FIELDS) {
    const value = await tab.valueOf(field)
    if (value !== fields[field]) missing.push(`${field} is "${value}" and not "${fields[field]}"`)
  }
  if (!interest) return missing
  const chosen = await tab.evaluate<string | undefined>(`document.querySelector('[name=interest]:checked')?.value`)
  if (chosen !== interest) missing.push(`the subject is ${chosen} and not ${interest}`)
  return missing
}

/** Whether event handlers are attached, those of the form included. */
export const isHydrated = (tab: Tab) =>
  tab.evaluate<boolean>(
    `document.documentElement.dataset.hydrated !== undefined && !document.querySelector('form [data-early]')`,
  )
