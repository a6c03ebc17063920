import { refusal } from '../canned-answers.ts'
import { afterAnswer, whateverFollows } from './next-step.ts'
import { answerTo, isHydrated, pause, pressSend, pressTwice, until, write } from './person.ts'
import { TAB_TROUBLES } from './tab-troubles.ts'
import type { Trouble } from './trouble.ts'
import { beginSending, FORM_CODE, free, injectFault, whenInOutbox } from './trouble-steps.ts'

const DAY_MS = 86_400_000

export const TROUBLES: readonly Trouble[] = [
  ...TAB_TROUBLES,
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
