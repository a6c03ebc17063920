import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { connection } from '../../hooks/connection.ts'
import type { Row } from '../../outbox/row.ts'
import { isPending } from '../../outbox/transitions.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { NOT_DONE, useChangeOutbox } from './change-outbox.ts'
import { countWords, dayWords } from './item-words.ts'
import { OutboxItem } from './outbox-item.tsx'
import { roundWords } from './pending-words.ts'
import { SharedDevice } from './shared-device-choice.tsx'
import { useOutbox } from './use-outbox.ts'
import { useSeconds } from './use-seconds.ts'

const ORDER: Record<Row['state'], number> = { queued: 0, sending: 0, rejected: 1, 'needs-attention': 1, delivered: 2 }

/** Every inquiry on this device, pending ones first. */
export function OutboxList() {
  const rows = useOutbox()
  const pending = Array.isArray(rows) ? rows.filter(isPending).length : 0
  const now = useSeconds(pending > 0)
  const [hasFailed, changeOutbox] = useChangeOutbox()
  /** What became of the last press on "Send all now", while nothing else has changed. */
  const [outcome, setOutcome] = useState<{ stillQueued: number; words: string }>()
  const count = useRef<HTMLParagraphElement>(null)
  const only = (text: string) => (
    <Summary>
      <Lead>{text}</Lead>
    </Summary>
  )
  if (!rows) return only('Looking…')
  if (rows === 'refused') return only('This browser won’t save anything for this site, so nothing’s waiting here.')
  if (rows === 'unloaded')
    return only(
      'This list isn’t saved on this device yet. Anything waiting is safe. Open this page again once the connection’s back.',
    )
  const day = dayWords(rows, now)
  const queued = rows.filter(({ state }) => state === 'queued').length
  const sendAll = () =>
    changeOutbox(async (actions) => {
      setOutcome(undefined)
      const { stillQueued } = await actions.sendAll()
      if (stillQueued > 0) setOutcome({ stillQueued, words: roundWords(stillQueued, connection.get()) })
    })
  return (
    <>
      <Summary>
        <Count ref={count} role="status" tabIndex={-1}>
          {rows.length === 0 && <Icon name="check" size={28} />}
          {countWords(rows, now)}
        </Count>
        {day && <Day>{day}</Day>}
      </Summary>
      {rows.length === 0 && (
        <Button asChild variant="outline">
          <Link to={paths.contact}>
            Send a message <Arrow />
          </Link>
        </Button>
      )}
      <List>
        {[...rows]
          .sort((a, b) => ORDER[a.state] - ORDER[b.state] || b.createdAt - a.createdAt)
          .map((row) => (
            <OutboxItem key={row.id} row={row} now={now} onDelete={() => count.current?.focus()} />
          ))}
      </List>
      {pending > 1 && (
        <Dock data-screen-only="" data-dock="fixed" data-count={countWords(rows, now)}>
          <Button data-part="send" variant="primary" wide onClick={sendAll}>
            <Icon name="send" /> Send all now
          </Button>
        </Dock>
      )}
      <Note>
        <span role="status">{hasFailed ? `${NOT_DONE} ` : outcome?.stillQueued === queued && `${outcome.words} `}</span>
        {pending > 0 && <span>Keep this site open so they can go out. </span>}
        {rows.length > 0 && (
          <span>
            We’ll always ask before we delete a message that hasn’t been sent. Sent messages clear after 24 hours.
          </span>
        )}
      </Note>
      <SharedDevice />
    </>
  )
}

/** How much is pending, and the count of the day. */
const Summary = chakra('div', { base: { display: 'grid', gap: '1', paddingBottom: '6' } })

const Count = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textStyle: 'subhead',
    '& svg': { flex: 'none', color: 'ok' },
  },
})

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted' } })

const Day = chakra('p', { base: { color: 'muted', textWrap: 'balance' } })

const List = chakra('ul', {
  base: { maxWidth: '760px', '&:not(:empty)': { borderBottom: '1px solid', borderColor: 'line' } },
})

const Note = chakra('p', {
  base: {
    maxWidth: '760px',
    paddingBlock: '16px 24px',
    textStyle: 'small',
    color: 'muted',
  },
})

/** Fixed to the bottom of the screen on a phone; in the flow of the page on wider screens. */
const Dock = chakra('div', {
  base: {
    // A sticky dock would end with a short list, above the room that the connection widget's message leaves for it.
    position: { base: 'fixed', lg: 'static' },
    insetInline: '0',
    bottom: 'var(--floor)',
    zIndex: '8',
    padding: {
      base: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
      lg: '24px 0 8px',
    },
    background: 'page',
    borderTop: { base: '1px solid', lg: '0' },
    borderColor: 'line',
    // On a phone held sideways the list is below the first screen, and the widget's message is to the left of the dock.
    '@media (max-height: 500px) and (min-width: 560px) and (max-width: 999px)': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '4',
      _before: { content: 'attr(data-count)', fontWeight: '600' },
      '& [data-part=send]': { width: '250px' },
    },
  },
})
