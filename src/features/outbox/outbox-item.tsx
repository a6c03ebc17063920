import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { isKioskMode } from '../../device/kiosk-mode.ts'
import { connection, useConnection } from '../../hooks/connection.ts'
import type { Row } from '../../outbox/row.ts'
import { isPending } from '../../outbox/transitions.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { NOT_DONE, useChangeOutbox } from './change-outbox.ts'
import { itemWords } from './item-words.ts'
import { attemptWords } from './pending-words.ts'

const LOOKS: Record<Row['state'], { icon: IconName; tone: 'ok' | 'warn' | 'error' | 'ink' }> = {
  queued: { icon: 'clock', tone: 'warn' },
  sending: { icon: 'refresh', tone: 'ink' },
  rejected: { icon: 'alert', tone: 'error' },
  'needs-attention': { icon: 'alert', tone: 'error' },
  delivered: { icon: 'check', tone: 'ok' },
}

type Props = {
  row: Row
  /** Epoch ms. */
  now: number
  /** Called when the person deletes it, so that the focus can move. */
  onDelete: () => void
}

/** One inquiry on this device: its state, and the actions on it. */
export function OutboxItem({ row, now, onDelete }: Props) {
  const words = itemWords(row, { now, phone: dealer.phone.label, connection: useConnection() })
  const { icon, tone } = LOOKS[row.state]
  return (
    <Item data-state={row.state}>
      <State tone={tone} data-line="state">
        <Icon name={icon} size={18} /> <span>{words.state}</span>
      </State>
      <h2>{words.title}</h2>
      {words.about && <p data-line="about">{words.about}</p>}
      <p data-line="meta">{words.meta}</p>
      <p data-line="detail">{words.detail}</p>
      <Actions row={row} title={[words.title, words.about].filter(Boolean).join(', ')} onDelete={onDelete} />
    </Item>
  )
}

function Actions({ row, title, onDelete }: { row: Row; title: string; onDelete: () => void }) {
  /** What became of the last press, until the next attempt. */
  const [outcome, setOutcome] = useState<{ attempts: number; words: string }>()
  const [hasFailed, changeOutbox] = useChangeOutbox()
  const trying = useRef(false)
  const sending = row.state === 'sending'
  const pending = isPending(row)
  const attempt = (name: 'sendNow' | 'resend') => {
    changeOutbox(async (actions) => {
      // A second press would find the inquiry locked by the first, or by the attempt that is shown.
      if (trying.current || sending) return
      trying.current = true
      setOutcome(undefined)
      const after = await actions[name](row.id).finally(() => {
        trying.current = false
      })
      if (after === 'elsewhere') setOutcome({ attempts: row.attempts, words: 'It’s open in another tab.' })
      // The count at the top says that it was delivered or refused.
      else if (after?.state === 'queued')
        setOutcome({ attempts: after.attempts, words: attemptWords(after, connection.get()) })
    })
  }
  if (row.state === 'delivered') return null
  // An attempt may begin by itself between pressing and releasing a mouse button, so nothing may move then.
  return (
    <div data-line="actions">
      {pending && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Send now: ${title}`}
          aria-disabled={sending || undefined}
          onClick={() => attempt('sendNow')}
        >
          Send now
        </Button>
      )}
      {!row.shared && (
        <Button asChild size="sm" variant={pending ? 'quiet' : 'solid'}>
          <Link to={paths.contactEdit(row.id)} aria-label={`Edit ${title}`}>
            Edit
          </Link>
        </Button>
      )}
      {!pending && (
        <Button
          size="sm"
          variant={row.shared ? 'solid' : 'quiet'}
          aria-label={`Resend ${title}`}
          onClick={() => attempt('resend')}
        >
          Resend
        </Button>
      )}
      {/* A refused hidden message cannot be edited, so without this it could never leave the list. Not for a kiosk's customers. */}
      {(!row.shared || (!pending && !isKioskMode())) && (
        <ConfirmButton
          size="sm"
          label="Delete"
          name={`Delete ${title}`}
          questionName={`Delete ${title}?`}
          question="Delete it? We haven’t confirmed that it arrived."
          no="Keep it"
          yes="Delete for good"
          onConfirm={() => {
            changeOutbox((actions) => actions.delete(row.id))
            onDelete()
          }}
        />
      )}
      <p role="status">{outcome?.attempts === row.attempts && !sending ? outcome.words : hasFailed && NOT_DONE}</p>
    </div>
  )
}

const State = chakra('p', {
  variants: {
    tone: { ok: { color: 'ok' }, warn: { color: 'warn' }, error: { color: 'error' }, ink: { color: 'ink' } },
  },
})

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '2px',
    paddingBlock: '6',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    textStyle: 'small',
    '&[data-state=delivered]': { borderTopWidth: '1px', borderColor: 'line' },
    '& h2': { textStyle: 'subhead', overflowWrap: 'anywhere', paddingTop: '1' },
    '& [data-line=state]': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: '580' },
    '& [data-line=about]': { textStyle: 'strong', overflowWrap: 'anywhere' },
    '& [data-line=meta]': { color: 'muted' },
    '& [data-line=detail]': { paddingTop: '6px' },
    // On a phone the detail of a queued message takes two lines, that of one being sent takes one.
    '&:is([data-state=queued], [data-state=sending]) [data-line=detail]': {
      minHeight: { base: 'calc(2lh + 6px)', md: '0' },
    },
    '& [data-line=actions]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', paddingTop: '3' },
  },
})
