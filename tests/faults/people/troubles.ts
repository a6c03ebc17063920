import { refusal } from '../canned-answers.ts'
import type { Day } from './day.ts'
import { afterAnswer, whateverFollows } from './next-step.ts'
import { answerTo, isHydrated, missingIn, pause, pressSend, pressTwice, until, write } from './person.ts'
import { afterReload, beginSending, free, injectFault, KINDS, whenInOutbox } from './trouble-steps.ts'

/** The code of the form, whatever it is called. */
const FORM_CODE = /^\/assets\/[^/]*(form|contact)[^/]*\.js$/
const DAY_MS = 86_400_000

export type Trouble = {
  name: string
  weight: number
  /** Only where the browser has developer tools for it. */
  special?: boolean
  happen: (day: Day) => Promise<void>
}

export const TROUBLES: readonly Trouble[] = [
  {
    name: 'faulted connection',
    weight: 6,
    happen: async (day) => {
      await day.openForm()
      const writing = day.next()
      writing.history.push(await injectFault(day))
      await whateverFollows(day, day.tab, writing)
      if (day.chance(0.6)) await free(day)
    },
  },
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
      await day.world.way.set(day.pick(KINDS.filter((kind) => !/swallow|refuse/.test(kind))), day.contactApi)
      await pressSend(tab, writing)
      // Another form with the same text is another inquiry.
      if (drafted) await pressSend(copy, writing)
      await answerTo(tab, writing)
      if (drafted) await answerTo(copy, writing)
      await copy.close()
    },
  },
  {
    name: 'pressed twice',
    weight: 1,
    happen: async (day) => {
      await day.openForm()
      const writing = day.next()
      writing.history.push(await injectFault(day))
      await write(day.tab, writing, { keys: false })
      await until(() => isHydrated(day.tab), 5_000)
      await pressTwice(day.tab, writing)
      await afterAnswer(day, day.tab, writing, await answerTo(day.tab, writing))
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
      // The answer came before the reload: what was loaded anew is the page that told it.
      if ((await tab.look()).path !== '/contact') await day.openForm({ hydrated: false })
      await way.set(fault, day.contactApi)
      second.history.push(`${fault}, code ${Math.round(late)} ms late${keys ? ', keys' : ''}`)
      await whateverFollows(day, tab, second, { keys })
      way.delay()
      await day.goOnWithWorker()
    },
  },
  {
    name: 'first letters typed while the code is late',
    weight: 2,
    happen: async (day) => {
      const { browser, way } = day.world
      await free(day)
      await browser.bypassWorker(day.tab)
      way.delay(FORM_CODE, 300 + day.random() * 1_500)
      await day.openForm({ hydrated: false })
      await whateverFollows(day, day.tab, day.next(), { keys: true })
      way.delay()
      await day.goOnWithWorker()
    },
  },
  {
    name: 'slow processor and real keys',
    weight: 2,
    special: true,
    happen: async (day) => {
      const { special } = day.world.browser
      const { tab } = day
      const writing = day.next()
      await special?.slowDown(tab, 6)
      writing.history.push(await injectFault(day))
      await tab.goto('/contact')
      await whateverFollows(day, tab, writing, { keys: true })
      await special?.slowDown(tab, 1)
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
  {
    name: 'worker stopped while sending',
    weight: 1,
    special: true,
    happen: async (day) => {
      await day.openForm()
      const writing = day.next()
      await beginSending(day, day.tab, writing)
      await day.world.browser.special?.stopWorker(day.tab)
      await free(day)
      await afterAnswer(day, day.tab, writing, await answerTo(day.tab, writing))
    },
  },
  {
    name: 'browser killed',
    weight: 1,
    happen: async (day) => {
      const { browser } = day.world
      await day.openForm()
      const writing = day.next()
      const when = day.pick(['at once', 'in the outbox', 'answered'] as const)
      await beginSending(day, day.tab, writing)
      if (when === 'in the outbox') await whenInOutbox(day.tab, writing)
      if (when === 'answered') {
        await free(day)
        await answerTo(day.tab, writing)
      }
      writing.history.push('killed')
      await browser.kill()
      await browser.start()
      await day.goOnIn(await browser.open('/contact'))
    },
  },
  {
    name: 'server killed while sending',
    weight: 1,
    happen: async (day) => {
      const { site } = day.world
      await free(day)
      await day.openForm()
      const writing = day.next()
      const later = day.random() * 60
      await write(day.tab, writing, { keys: false })
      await pressSend(day.tab, writing)
      await pause(later)
      await site.stop()
      const started = site.start()
      await afterAnswer(day, day.tab, writing, await answerTo(day.tab, writing))
      await started
    },
  },
  {
    name: 'clock moved',
    weight: 2,
    happen: async (day) => {
      const offset = day.pick([-DAY_MS, -3_600_000, 3_600_000, 365 * DAY_MS])
      await day.setClock(day.tab, offset)
      await day.openForm()
      const writing = day.next()
      writing.history.push(`clock ${offset / 3_600_000} h`, await injectFault(day))
      await whateverFollows(day, day.tab, writing)
    },
  },
  {
    name: 'stored, answered 504, and changed',
    weight: 1,
    happen: async (day) => {
      await free(day)
      await day.openForm()
      const { tab } = day
      const first = day.next()
      await day.world.way.replaceAnswer(refusal(504), day.contactApi)
      await write(tab, first, { keys: false })
      await pressSend(tab, first)
      const answer = await answerTo(tab, first)
      if (answer.kind !== 'refused') return day.find(`504 is told as ${answer.kind}`)
      const second = day.next(first)
      second.replaces = first
      second.history.push(await injectFault(day))
      await tab.fill('Message', second.fields.Message)
      await pressSend(tab, second)
      await afterAnswer(day, tab, second, await answerTo(tab, second, answer.look.alerts))
    },
  },
]
