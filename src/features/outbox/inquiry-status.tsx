import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { REPLY_TIME } from '../../content/contact-page.ts'
import { dealer } from '../../content/dealer.ts'
import { useConnection } from '../../hooks/connection.ts'
import { useDeviceNow } from '../../hooks/use-now.ts'
import { capitalized } from '../../lib/capitalized.ts'
import { dayTime } from '../../lib/day-time.ts'
import type { Row } from '../../outbox/row.ts'
import type { SentInquiry } from '../../outbox/sent-inquiry.ts'
import { Button } from '../../ui/button.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { Actions } from '../../ui/layout.tsx'
import { pendingWords } from './pending-words.ts'
import { Steps } from './steps.tsx'

/** The server has it. */
export const Received = ({
  reference,
  about,
}: {
  reference: string | null | undefined
  about: SentInquiry['vehicle']
}) => (
  <Status>
    <State tone="ok" data-state="">
      <Icon name="check" /> Received
    </State>
    <Thanks>Thank you</Thanks>
    <p data-lead="">
      We got your message. {REPLY_TIME}
      {reference && (
        <>
          {' '}
          Your reference number is <b data-part="reference">{reference}</b>. Keep it handy if you call.
        </>
      )}
    </p>
    <OnwardLink about={about} />
  </Status>
)

/** It is on this device, and not yet with the dealer. The row may not have been read yet. */
export function Pending({ row }: { row: Row | undefined }) {
  const now = useDeviceNow()
  const { reason, step } = pendingWords(row, useConnection())
  return (
    <Status>
      <State tone="warn" data-state="">
        <Icon name="cloud-off" /> Not sent yet
      </State>
      <h1>Saved on this device</h1>
      <p data-lead="">
        <span>{reason}</span> Your message is saved here, and goes out on its own while this site is open. You don’t
        need to type it again.
      </p>
      <Steps
        steps={[
          {
            title: 'Saved',
            text: row && now ? `${capitalized(dayTime(row.createdAt, now))}, on this device` : '',
            state: 'done',
          },
          { title: step, text: 'We’ll keep trying. You don’t need to do anything.', state: 'now' },
          { title: 'Delivered', text: 'Then we’ll get back to you.', state: 'later' },
        ]}
      />
      <OwnDevice data-own-device="">
        <CallButton phone={dealer.phone} variant="primary" wide />
        <OutboxLink>See what’s waiting</OutboxLink>
      </OwnDevice>
    </Status>
  )
}

/** The server refused it after the form was closed. */
export const NeedsPerson = ({ row }: { row: Row }) => (
  <Status>
    <State tone="error" data-state="">
      <Icon name="alert" /> Not sent
    </State>
    <h1>Your message didn’t go through</h1>
    <p data-lead="">
      {`${row.lastError?.message ? `“${row.lastError.message}” ` : ''}Everything you typed is still on this device.`}
    </p>
    {!row.shared && (
      <Button asChild variant="primary" wide>
        <Link to={paths.contactEdit(row.id)}>Change it</Link>
      </Button>
    )}
    <CallButton phone={dealer.phone} variant={row.shared ? 'primary' : 'outline'} wide />
  </Status>
)

/** It was saved here and is gone: deleted, or delivered more than a day ago. */
export const Gone = () => (
  <Status>
    <h1>No longer on this device</h1>
    <p data-lead="">
      This message was changed or deleted here, or it was delivered more than a day ago. Not sure we have it? Call us.
    </p>
    <CallButton phone={dealer.phone} variant="primary" wide />
  </Status>
)

/**
 * Nothing is known about a message, because the page was opened by its address.
 * @param props.lookedUp whether the outbox was read; nothing is shown before
 */
export const PlainThanks = ({ lookedUp }: { lookedUp: boolean }) => (
  <Status>
    <Thanks>{lookedUp ? 'Thank you' : 'Your message'}</Thanks>
    {lookedUp ? (
      <>
        <p data-lead="">We read every message ourselves.</p>
        <OnwardLink />
      </>
    ) : (
      <LookingUp data-lead="">Looking up its status…</LookingUp>
    )}
    <noscript>
      {import.meta.env.SSR && (
        <p data-lead="">JavaScript is off here, so we can’t show its status. Call us and we’ll look it up.</p>
      )}
    </noscript>
  </Status>
)

/** Back to the cart that the message was about, or to all carts. */
const OnwardLink = ({ about }: { about?: SentInquiry['vehicle'] }) => (
  <Onward data-own-device="">
    <Button asChild variant="primary">
      <Link to={about ? paths.vehicle(about.id) : paths.inventory}>
        {about?.name ? `Back to the ${about.name}` : 'Browse the inventory'} <Arrow />
      </Link>
    </Button>
  </Onward>
)

const Onward = chakra(Actions, { base: { paddingTop: '3' } })

/** Only where scripts can look it up. */
const LookingUp = chakra('p', { base: { '@media (scripting: none)': { display: 'none' } } })

export const OutboxLink = ({ children }: { children: ReactNode }) => (
  <Button asChild variant="outline" wide>
    <Link to={paths.outbox}>{children}</Link>
  </Button>
)

/** Not on a kiosk, where the next step is to leave: its styles hide it. */
const OwnDevice = chakra('div', { base: { display: 'grid', gap: '10px' } })

/** Beside a landscape and above a few words. */
const Thanks = chakra('h1', { base: { '&&': { textStyle: 'display' } } })

const State = chakra('p', {
  variants: { tone: { ok: { color: 'ok' }, warn: { color: 'warn' }, error: { color: 'error' } } },
})

const Status = chakra('section', {
  base: {
    display: 'grid',
    gap: '10px',
    alignContent: 'start',
    '& [data-state]': { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small', fontWeight: '580' },
    '& h1': { textStyle: 'title' },
    '& [data-lead]': { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingTop: '1' },
    '& [data-part=reference]': { color: 'ink', fontWeight: '620', whiteSpace: 'nowrap' },
  },
})
