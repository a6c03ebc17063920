import { useDeviceNow } from '../../hooks/now.ts'
import type { Row } from '../../outbox/row.ts'
import type { Start } from './form-start.ts'
import {
  ChangedElsewhere,
  ClearedNotice,
  DraftOffer,
  Edited,
  NoLongerHere,
  OpenElsewhere,
  SentNotice,
} from './notices.tsx'
import type { Editing } from './use-editing.ts'
import { useSentRow } from './use-sent-row.ts'
import type { DraftActions } from './use-start.ts'

type Props = { start: Start; actions: DraftActions; editing: Editing; isEmpty: boolean }

/** What a person should know before they type: what became of the last message, and what is unfinished. */
export function StartNotices({ start, actions, editing, isEmpty }: Props) {
  // The clock is not known while hydrating, and neither is what this tab keeps.
  const now = useDeviceNow()
  const sent = useSentRow(() => isEmpty && actions.takeBack())
  if (now === undefined) return null
  return (
    <>
      {sent && <SentNotice row={sent} />}
      <EditNotice editing={editing} now={now} wasChangedElsewhere={start.draft?.wasChangedElsewhere === true} />
      {start.cleared && (
        <ClearedNotice onUndo={actions.undo}>
          {start.cleared.wasOpen ? 'The form is empty again.' : 'We cleared the unfinished message.'}
        </ClearedNotice>
      )}
      {start.offer && (
        <DraftOffer
          draft={start.offer}
          now={now}
          onContinue={() => start.offer && actions.goOn(start.offer)}
          onStartFresh={actions.startFresh}
        />
      )}
    </>
  )
}

type EditProps = { editing: Editing; now: number; wasChangedElsewhere: boolean }

function EditNotice({ editing, now, wasChangedElsewhere }: EditProps) {
  const { id, row, gone, elsewhere } = editing
  if (wasChangedElsewhere) return <ChangedElsewhere />
  if (elsewhere) return <OpenElsewhere />
  if (gone === 'gone') return <NoLongerHere />
  if (gone) return <SentNotice row={gone satisfies Row} />
  return id && row ? <Edited row={row} now={now} /> : null
}
