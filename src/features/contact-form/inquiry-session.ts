import { afterDraftChoice } from './inquiry-session-drafts.ts'
import { afterRow } from './inquiry-session-edit.ts'
import { afterInput } from './inquiry-session-input.ts'
import { afterSending } from './inquiry-session-sending.ts'
import type { Context, InquiryEvent, World } from './inquiry-session-state.ts'
import { afterTime } from './inquiry-session-time.ts'

/** Computes the session and the tab's drafts after an event. */
export function reduce(world: World, event: InquiryEvent, context: Context): World {
  switch (event.type) {
    case 'arrived':
    case 'typed':
    case 'vehicle':
    case 'omit vehicle':
      return afterInput(world, event, context)
    case 'continue':
    case 'start fresh':
    case 'clear':
    case 'undo':
      return afterDraftChoice(world, event, context)
    case 'time passed':
    case 'shown again':
    case 'back':
      return afterTime(world, event, context)
    case 'open elsewhere':
    case 'opened':
    case 'not opened':
    case 'found sent':
      return afterRow(world, event, context)
    default:
      return afterSending(world, event, context)
  }
}
