import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { findLast } from '../../lib/find-last.ts'
import type { Row } from '../../outbox/row.ts'
import { type SentInquiry, sentInquiryOf } from '../../outbox/sent-inquiry.ts'
import { Gone, NeedsPerson, OutboxLink, Pending, PlainThanks, Received } from './inquiry-status.tsx'
import { useOutbox } from './use-outbox.ts'

const NONE: readonly Row[] = []

/**
 * The state of the inquiry that led here, which may change while the page is open.
 * @param children next steps; placed before what is only known after the device was asked, so that they do not move
 * while being pressed
 */
export function SentStatus({ children }: { children: ReactNode }) {
  const read = useOutbox()
  const rows = typeof read === 'string' ? NONE : read
  const { state } = useLocation()
  // The prerendered page knows no inquiry.
  const sent = useHydrated() ? sentInquiryOf(state) : undefined
  // Opened by its address, the page is about the last undelivered message.
  const row = rows && findLast(rows, ({ id, state }) => (sent ? id === sent.id : state !== 'delivered'))
  useNoteDelivery(sent, row)
  const others = rows?.filter(({ id, state }) => id !== row?.id && state !== 'delivered').length ?? 0
  return (
    <>
      <div aria-live="polite">
        <Status sent={sent} row={row} read={read} />
      </div>
      {children}
      {others > 0 && (
        <Others>
          <OutboxLink>
            {`${others === 1 ? '1 other message is' : `${others} other messages are`} still on this device`}
          </OutboxLink>
        </Others>
      )}
    </>
  )
}

const Others = chakra('div', { base: { paddingTop: '5' } })

type StatusProps = { sent: SentInquiry | undefined; row: Row | undefined; read: ReturnType<typeof useOutbox> }

function Status({ sent, row, read }: StatusProps) {
  const about = sent?.vehicle
  if (row?.state === 'delivered') return <Received reference={row.serverRef} about={about} />
  if (row?.state === 'rejected' || row?.state === 'needs-attention') return <NeedsPerson row={row} />
  if (row) return <Pending row={row} />
  if (sent && 'reference' in sent) return <Received reference={sent.reference} about={about} />
  if (!sent) return <PlainThanks lookedUp={read !== undefined} />
  // Without a reference, the form only leads here when it has saved the inquiry.
  return Array.isArray(read) ? <Gone /> : <Pending row={undefined} />
}

/** Stores the reference in the history entry, because a delivered row leaves the device after a day. */
function useNoteDelivery(sent: SentInquiry | undefined, row: Row | undefined) {
  const navigate = useNavigate()
  const id = sent && !('reference' in sent) && row?.state === 'delivered' ? row.id : undefined
  const reference = row?.serverRef ?? null
  const latest = useLatest(sent)
  useEffect(() => {
    if (id)
      navigate(paths.thankYou, { replace: true, state: { ...latest.current, id, reference } satisfies SentInquiry })
  }, [id, reference, navigate, latest])
}
