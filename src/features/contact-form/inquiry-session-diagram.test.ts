import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MINUTE } from '../../../tests/drafts.ts'
import { FormOfTab, ROW } from '../../../tests/inquiry-session.ts'
import type { InquiryEvent } from './inquiry-session-state.ts'

/** The arrows of the first diagram, without their labels. */
const DRAWN = readFileSync('docs/inquiries.md', 'utf8')
  .split('```')[1]
  ?.match(/\S+ --> [a-z]+/g)

/** How many events follow one another. The longest way to a first arrow has five. */
const DEPTH = 5
const MOST_DRAFTS = 2
const ADDRESSES = ['', '?vehicle=nomad', `?edit=${ROW.id}`]

type Step = (tab: FormOfTab) => unknown
const doing =
  (...events: InquiryEvent[]): Step =>
  (tab) =>
    tab.do(...events)

const arrivals = ADDRESSES.flatMap((query): Step[] => [
  (tab) => tab.arrive(query),
  (tab) => tab.arrive(query, { early: { message: 'Typed early' } }),
])

/** What can happen in a state. */
function stepsAt({ session }: FormOfTab): Step[] {
  const { state, message } = session
  const refused = (edits?: string): Step =>
    doing({
      type: 'refused',
      why: 'refused',
      next: edits === undefined ? {} : { edits },
      person: [],
      isConflict: false,
    })
  const anywhere: Step[] = [
    doing({ type: 'typed', values: { ...message.values, message: 'Typed' } }),
    doing({ type: 'typed', values: {} }),
    doing({ type: 'clear' }),
    doing({ type: 'undo' }),
    doing({ type: 'start fresh' }),
    doing({ type: 'continue' }),
    (tab) => tab.after(60 * MINUTE).do({ type: 'time passed' }),
    (tab) => tab.after(60 * MINUTE).do({ type: 'shown again', entry: undefined }),
    ...arrivals,
  ]
  switch (state.is) {
    case 'empty':
      return anywhere
    case 'typing':
    case 'editing':
      return [...anywhere, doing({ type: 'send' })]
    case 'opening':
      return [
        ...anywhere,
        doing({ type: 'opened', row: ROW }),
        doing({ type: 'opened', row: undefined }),
        doing({ type: 'not opened' }),
      ]
    case 'sending':
      return [
        ...anywhere,
        doing({ type: 'stored', row: 'row' }, { type: 'submitted', sent: { id: 'row' } }),
        refused(state.row?.id),
        ...(state.row ? [doing({ type: 'changed elsewhere' })] : []),
      ]
    case 'left': {
      const { to } = state
      return to.is === 'contact' ? [(tab) => tab.arrive(to.query)] : [...arrivals, doing({ type: 'back' })]
    }
  }
}

/** Two forms with the same key have the same next states: forms and times do not count, only which are the same or recent. */
function keyOf({ world, now }: FormOfTab): string {
  const forms: unknown[] = []
  return JSON.stringify(world, (key, value) => {
    if (key === 'fieldsKey') return undefined
    if (typeof value === 'number') return value > 0 && now - value < 30 * MINUTE
    if (key !== 'form') return value
    if (!forms.includes(value)) forms.push(value)
    return forms.indexOf(value)
  })
}

it('docs/inquiries.md draws each change of the state that any few events can make, and no other', () => {
  const found = new Set<string>()
  const known = new Set<string>()
  let tabs = [new FormOfTab()]
  for (let depth = 0; depth <= DEPTH; depth++) {
    const next: FormOfTab[] = []
    for (const tab of tabs)
      for (const step of depth === 0 ? arrivals : stepsAt(tab)) {
        const reached = tab.copy()
        step(reached)
        for (const transition of reached.transitions) found.add(transition)
        const key = keyOf(reached)
        if (known.has(key) || reached.world.drafts.length > MOST_DRAFTS) continue
        known.add(key)
        next.push(reached)
      }
    tabs = next
  }
  expect([...found].sort()).toEqual([...new Set(DRAWN)].sort())
})
