import type { Day } from './day.ts'
import { type Answer, answerTo, missingIn, pressSend, until, write } from './person.ts'
import type { Tab } from './tab.ts'
import type { Writing } from './writing-ledger.ts'

/** The form is filled in and sent, and the person does what one does about the answer. */
export async function whateverFollows(day: Day, tab: Tab, writing: Writing, how: { keys?: boolean } = {}) {
  await write(tab, writing, { keys: how.keys ?? day.chance(0.2) })
  await pressSend(tab, writing)
  await afterAnswer(day, tab, writing, await answerTo(tab, writing))
}

/** A refused text is back in the form, and the person decides. */
export async function afterAnswer(day: Day, tab: Tab, writing: Writing, answer: Answer): Promise<void> {
  day.count(answer.kind)
  if (answer.kind === 'silence')
    return day.find(
      `no answer to "${writing.fields.Message}" (last press: ${answer.look?.pressed}): ` +
        `${answer.look?.path} ${answer.look?.text.slice(0, 300)}`,
    )
  if (answer.kind !== 'refused') return
  const { alerts } = answer.look
  if (alerts.some((text) => /Please check/.test(text))) {
    const missing = await missingIn(tab, writing)
    return day.find(`letters are gone after "Send": ${missing.join(', ')}; ${alerts.join(' / ')}`)
  }
  const missing = await missingIn(tab, writing)
  if (missing.length > 0) return day.find(`refused and not in the form: ${missing.join(', ')}`)
  const { way } = day.world
  const next = day.pick(['again', 'later', 'change', 'leave', 'reload'] as const)
  writing.history.push(next)
  if (next === 'leave') return
  if (next === 'later' && answer.look.text.includes('Save and send later')) {
    await tab.press('button', 'Save and send later')
    const saved = await answerTo(tab, writing, alerts)
    if (saved.kind !== 'saved') day.find(`"Save and send later" did not: ${writing.history.join(', ')}`)
    return
  }
  await way.set('pass')
  if (next === 'reload') {
    await tab.reload()
    const back = await until(async () => (await missingIn(tab, writing)).length === 0, 10_000)
    if (!back) return day.find(`a refused text is gone after a reload: ${(await missingIn(tab, writing)).join(', ')}`)
  }
  if (next === 'change') {
    const changed = day.next(writing)
    await tab.fill('Message', changed.fields.Message)
    await pressSend(tab, changed)
    day.count((await answerTo(tab, changed, alerts)).kind)
    return
  }
  await pressSend(tab, writing)
  day.count((await answerTo(tab, writing, next === 'reload' ? [] : alerts)).kind)
}
