import { begin } from './begin.ts'
import { canUndo, isOvertaken, isRecent } from './drafts.ts'
import {
  type Arrival,
  type Context,
  editedRow,
  isBusy,
  NOTHING,
  type TimeEvent,
  type World,
  withChange,
} from './inquiry-session-state.ts'

/** After a long pause or after sending, the next text may be another person's. */
const AGAIN: Arrival = { isReturn: false, entry: undefined, early: {}, isSent: false }

/** Time has passed, or the browser shows the page again. */
export function afterTime(world: World, event: TimeEvent, context: Context): World {
  const { session, drafts } = world
  const { state, message, draftNotice } = session
  const { now, device } = context
  switch (event.type) {
    case 'time passed': {
      if (isBusy(state)) return world
      const since = message.changedAt || (state.is === 'opening' || state.is === 'editing' ? state.since : now)
      if (!isRecent({ ...message, changedAt: since }, now, device)) {
        // Leaves the form, because an inquiry that is open here is not sent.
        if (editedRow(session))
          return withChange(world, { state: { is: 'left', to: { is: 'outbox' } }, sendError: NOTHING })
        return begin(world, message.query, context, AGAIN)
      }
      if (draftNotice.is === 'cleared' && !canUndo(draftNotice.at, now, device))
        return withChange(world, { draftNotice: NOTHING })
      return world
    }
    case 'shown again': {
      const isOld = message.changedAt > 0 && isOvertaken(drafts, message)
      // The answer to a text that is being sent decides what becomes of it.
      if (!isOld || state.is === 'sending') return afterTime(world, { type: 'time passed' }, context)
      return begin(world, message.query, context, { ...AGAIN, isReturn: true, entry: event.entry })
    }
    case 'back':
      return begin(world, message.query, context, AGAIN)
  }
}
