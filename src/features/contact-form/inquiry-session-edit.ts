import { sellerOf } from '../../device/seller.ts'
import type { Row } from '../../outbox/row.ts'
import { begin } from './begin.ts'
import { contradicts, emptyMessage, type FormMessage, isHidden, withDraftInstead, withoutDraft } from './drafts.ts'
import { valuesOf } from './fields.ts'
import {
  type Context,
  openDraft,
  preset,
  type RowEvent,
  type State,
  typedState,
  type World,
  withChange,
} from './inquiry-session-state.ts'

/** The outbox answers about the row that the form edits, or about the one that it has sent. */
export function afterRow(world: World, event: RowEvent, context: Context): World {
  const { session } = world
  const { state, message } = session
  switch (event.type) {
    case 'open elsewhere':
      return state.is === 'opening' ? withChange(world, { state: { ...state, elsewhere: true } }) : world
    case 'not opened':
      return state.is === 'opening' ? withChange(world, { state: typedState(message) }) : world
    case 'opened':
      return state.is === 'opening' ? opened(world, state, event.row, context) : world
    case 'found sent': {
      if (session.rowNotice.is !== 'sent') return world
      // The outbox has returned the message to its form, so it is a draft again.
      if (session.rowNotice.row && !event.row && state.is === 'empty') return begin(world, message.query, context)
      return withChange(world, { rowNotice: { ...session.rowNotice, row: event.row ?? null } })
    }
  }
}

/** Handles the inquiry to edit, which is locked and current; undefined when it is gone or hidden. */
function opened(
  { session, drafts }: World,
  state: Extract<State, { is: 'opening' }>,
  row: Row | undefined,
  context: Context,
): World {
  const { message, draftNotice } = session
  const { change } = message
  if (!row || row.state === 'delivered') {
    const gone: FormMessage =
      change.is === 'change' ? { ...message, change: { is: 'gone', seller: change.seller } } : message
    return {
      session: { ...session, message: gone, state: typedState(gone), rowNotice: { is: 'gone', row: row ?? null } },
      drafts,
    }
  }
  const editing: State = { is: 'editing', row, since: state.since }
  const opened: FormMessage['change'] = { is: 'change', row: row.id, seller: sellerOf(row.payload) }
  // The form has its whole text, including what was emptied since.
  if (change.is === 'change')
    return { session: { ...session, message: { ...message, change: opened }, state: editing }, drafts }

  const saved = valuesOf(row.payload)
  const { vehicleId, colors } = row.payload ?? {}
  const own: Partial<FormMessage> = {
    change: opened,
    vehicle: vehicleId
      ? { id: vehicleId, name: row.subject.vehicleName ?? null, colors: colors ?? null }
      : message.vehicle,
  }
  if (contradicts(message.values, saved)) {
    // The text belongs to another inquiry, so it becomes a separate message, which is offered.
    const { values, changedAt, shared } = message
    const other = openDraft({ ...emptyMessage(context.newForm(), ''), values, changedAt, shared })
    const { query } = message
    return {
      session: {
        ...session,
        state: editing,
        message: { ...emptyMessage(context.newForm(), query), values: { ...preset(query), ...saved }, ...own },
        draftNotice: isHidden(other, context.device) ? draftNotice : { is: 'offered', draft: other },
        fieldsKey: session.fieldsKey + 1,
      },
      drafts: withDraftInstead(withoutDraft(drafts, message.form), other, context.device),
    }
  }
  const interest = message.values.interest === preset(message.query).interest ? saved.interest : message.values.interest
  const values = { ...saved, ...message.values, ...(interest && { interest }) }
  return { session: { ...session, state: editing, message: { ...message, ...own, values } }, drafts }
}
