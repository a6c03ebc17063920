import { afterAnswer, whateverFollows } from './next-step.ts'
import { answerTo, isHydrated, missingIn, pause, pressSend, until, write } from './person.ts'
import type { Trouble } from './trouble.ts'
import { afterReload, beginSending, FORM_CODE, free, injectFault, KINDS, whenInOutbox } from './trouble-steps.ts'

/** A tab that is duplicated, reloaded or closed. */
export const TAB_TROUBLES: readonly Trouble[] = [
  {
    name: 'duplicated tab with a changed text',
    weight: 4,
    happen: async (day) => {
      await free(day)
      await day.openForm()
      const { tab } = day
      const first = day.next()
      await write(tab, first, { keys: false })
      const copy = await day.world.browser.open('/contact', tab)
      const drafted = await until(async () => (await copy.valueOf('Message')) === first.fields.Message, 3_000)
      first.history.push(drafted ? 'the copy has the draft' : 'the copy is empty')
      const second = day.next(first)
      first.history.push(await injectFault(day))
      await pressSend(tab, first)
      if (day.chance(0.3)) {
        await write(copy, second, { keys: false })
        await pressSend(copy, second)
        const answers = await Promise.all([answerTo(tab, first), answerTo(copy, second)])
        for (const { kind } of answers) day.count(kind)
      } else {
        await afterAnswer(day, tab, first, await answerTo(tab, first))
        await whateverFollows(day, copy, second)
      }
      await day.goOnIn(day.chance(0.5) ? copy : tab)
      if (day.tab !== copy) await copy.close()
    },
  },
  {
    name: 'duplicated tab with the same text',
    weight: 1,
    happen: async (day) => {
      await free(day)
      await day.openForm()
      const { tab } = day
      const writing = day.next()
      await write(tab, writing, { keys: false })
      const copy = await day.world.browser.open('/contact', tab)
      const drafted = await until(async () => (await missingIn(copy, writing)).length === 0 && isHydrated(copy), 5_000)
      await day.world.way.set(
        day.pick(KINDS.filter((kind) => !/no-answer|drop-answer|refuse/.test(kind))),
        day.contactApi,
      )
      await pressSend(tab, writing)
      // Another form with the same text is another inquiry.
      if (drafted) await pressSend(copy, writing)
      await answerTo(tab, writing)
      if (drafted) await answerTo(copy, writing)
      await copy.close()
    },
  },
  {
    name: 'reload while sending',
    weight: 3,
    happen: async (day) => {
      await day.openForm()
      const { tab } = day
      const writing = day.next()
      const waits = day.chance(0.7)
      const later = day.random() * 400
      await beginSending(day, tab, writing)
      if (waits) await whenInOutbox(tab, writing)
      await pause(later)
      writing.history.push('reload')
      await tab.reload()
      await afterReload(day, tab, writing)
    },
  },
  {
    name: 'reload while sending, the next one typed while the code is late',
    weight: 3,
    happen: async (day) => {
      const { browser, way } = day.world
      await free(day)
      await day.openForm()
      const { tab } = day
      const first = day.next()
      const second = day.next()
      const keys = day.chance(0.6)
      const fault = day.pick(['pass', 'reset', 'slow', 'lose-answer'] as const)
      const late = 500 + day.random() * 1_500
      await browser.bypassWorker(tab)
      await beginSending(day, tab, first)
      await whenInOutbox(tab, first)
      way.delay(FORM_CODE, late)
      first.history.push('reload')
      await tab.reload()
      // The answer came before the reload, so the page that reloaded had shown it.
      if ((await tab.look()).path !== '/contact') await day.openForm({ hydrated: false })
      await way.set(fault, day.contactApi)
      second.history.push(`${fault}, code ${Math.round(late)} ms late${keys ? ', keys' : ''}`)
      await whateverFollows(day, tab, second, { keys })
      way.delay()
      await day.goOnWithWorker()
    },
  },
  {
    name: 'tab closed while sending',
    weight: 2,
    happen: async (day) => {
      await day.openForm()
      const { tab } = day
      const writing = day.next()
      const waits = day.chance(0.7)
      await beginSending(day, tab, writing)
      if (waits) await whenInOutbox(tab, writing)
      const next = await day.world.browser.open('/')
      writing.history.push('closed')
      await day.goOnIn(next)
    },
  },
]
