import { chakra } from '@chakra-ui/react'
import { Fragment, type Ref } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { FIELDS } from '../../contract/inquiry-fields.ts'
import { useDeviceNow } from '../../hooks/use-now.ts'
import { dayTime } from '../../lib/day-time.ts'
import type { Row } from '../../outbox/row.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Draft } from './drafts.ts'
import { type FieldName, interestOf } from './fields.ts'
import type { InquiryEvent, InquirySession } from './inquiry-session-state.ts'

const PhoneLink = () => <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>

/** Without JavaScript the form cannot send, but phone and mail work. */
export const NoScript = () => (
  <noscript>
    <p>
      This form needs JavaScript to send. Without it, call <PhoneLink /> or email{' '}
      <TextLink href={`mailto:${dealer.email.sales}`}>{dealer.email.sales}</TextLink>.
    </p>
  </noscript>
)

/** The one case in which only the form has the message. */
export const UnsavedNotice = () => (
  <Notice tone="error" title="Not sent, and not saved on this device">
    This browser won’t save anything for this site, and we couldn’t send your message. It’s still here in the form. Try
    again, or call <PhoneLink />.
  </Notice>
)

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

type SummaryProps = {
  names: readonly FieldName[]
  /** Gets the focus after each failed "Send". */
  box: Ref<HTMLDivElement>
  onChoose: (name: FieldName) => void
}

/** Says above the form how many fields are wrong after a failed "Send", with links to them. */
export const ErrorSummary = ({ names, box, onChoose }: SummaryProps) => (
  <div ref={box} tabIndex={-1}>
    <Notice
      tone="error"
      title={`Please check ${COUNTS[names.length] ?? names.length} ${names.length === 1 ? 'field' : 'fields'}`}
    >
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <span>{index === names.length - 1 ? ' and ' : ', '}</span>}
          <TextLink
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault()
              onChoose(name)
            }}
          >
            {FIELDS[name].label}
          </TextLink>
        </Fragment>
      ))}
      .
    </Notice>
  </div>
)

type Props = {
  session: InquirySession
  dispatch: (event: InquiryEvent) => void
  /** While the message in the fields is checked and sent: it would be lost if another one replaced it. */
  disabled: boolean
}

/** Notices above the form: what happened to the last message, and an unfinished one. */
export function FormNotices({ session, dispatch, disabled }: Props) {
  const { draftNotice, rowNotice } = session
  // Undefined while hydrating, when neither the time nor this tab's drafts are known.
  const now = useDeviceNow()
  if (now === undefined) return null
  return (
    <>
      {rowNotice.is === 'sent' && rowNotice.row && <SentNotice row={rowNotice.row} />}
      <EditNotice session={session} now={now} />
      {draftNotice.is === 'cleared' && (
        <ClearedNotice wasOpen={draftNotice.wasOpen} disabled={disabled} dispatch={dispatch} />
      )}
      {draftNotice.is === 'offered' && (
        <DraftOffer draft={draftNotice.draft} now={now} disabled={disabled} dispatch={dispatch} />
      )}
    </>
  )
}

function EditNotice({ session: { state, message, rowNotice }, now }: { session: InquirySession; now: number }) {
  if (message.change.is === 'detached') return <ChangedElsewhere />
  if (state.is === 'opening' && state.elsewhere) return <OpenElsewhere />
  if (rowNotice.is === 'gone') return <Gone row={rowNotice.row} isChanged={message.change.is === 'gone'} />
  const row = state.is === 'editing' || state.is === 'sending' ? state.row : null
  return row && <Edited row={row} now={now} />
}

/** What happened to a message that this form sent just before the page was reloaded. */
const SentNotice = ({ row }: { row: Row }) =>
  row.state === 'delivered' ? (
    <Notice tone="ok" title="We got your last message">
      {`${referenceOf(row)}You don’t need to send it again.`}
    </Notice>
  ) : (
    <Notice tone="warn" title="Your last message is saved on this device">
      You don’t need to type it again.{' '}
      <TextLink asChild>
        <Link to={paths.outbox}>See what’s waiting</Link>
      </TextLink>
    </Notice>
  )

const referenceOf = ({ serverRef }: Row) => (serverRef ? `Reference ${serverRef}. ` : '')

/** Name and time of the edited inquiry, to distinguish two from the same day. */
const Edited = ({ row, now }: { row: Row; now: number }) => (
  <Notice tone="ok" title={`A saved message${nameOf(row)}`}>
    {`${row.createdAt > 0 ? `Saved ${dayTime(row.createdAt, now)}. ` : ''}It won’t go out while you’re changing it.`}
  </Notice>
)

function nameOf({ payload }: Row): string {
  const name = [payload?.firstName, payload?.lastName].filter(Boolean).join(' ')
  return name && ` from ${name}`
}

/** Another tab is editing this inquiry. The form fills when that tab releases the lock. */
const OpenElsewhere = () => (
  <Notice tone="warn" title="This message is open in another tab.">
    Change and send it there, or close that tab to keep going here.
  </Notice>
)

/** Another tab has changed the inquiry that this form edits. */
const ChangedElsewhere = () => (
  <Notice tone="warn" title="That message was changed, sent or deleted in another tab">
    Your changes here weren’t added to it. They’re still below. Send them as a new message, or clear the form.{' '}
    <TextLink asChild>
      <Link to={paths.outbox}>See what’s waiting</Link>
    </TextLink>
  </Notice>
)

/**
 * The inquiry to edit is delivered, or no longer on this device.
 * @param isChanged the form has an unsent change of it
 */
function Gone({ row, isChanged }: { row: Row | null; isChanged: boolean }) {
  const next = `${isChanged ? 'What’s in the form now' : 'What you type here'} will be a new message.`
  return row ? (
    <Notice tone="ok" title="We got that message">
      {`${referenceOf(row)}${isChanged ? '' : 'You don’t need to send it again. '}${next}`}
    </Notice>
  ) : (
    <Notice tone="warn" title="That message is no longer on this device">
      {`It was changed, delivered or deleted. ${next}`}
    </Notice>
  )
}

type AnswerProps = Pick<Props, 'dispatch' | 'disabled'>

/** Offers an unfinished message. It may be another person's, so its text is not shown. */
const DraftOffer = ({ draft, now, disabled, dispatch }: AnswerProps & { draft: Draft; now: number }) => (
  <Notice tone="warn" title={`An unfinished message${aboutOf(draft)}`}>
    <span>{`Last changed ${dayTime(draft.changedAt, now)}, on this device.`}</span>
    <Answers>
      <Button
        type="button"
        size="sm"
        variant="outline"
        disabled={disabled}
        onClick={() => dispatch({ type: 'continue' })}
      >
        Continue
      </Button>
      <Button
        type="button"
        size="sm"
        variant="quiet"
        disabled={disabled}
        onClick={() => dispatch({ type: 'start fresh' })}
      >
        Start fresh
      </Button>
    </Answers>
  </Notice>
)

function aboutOf({ vehicle, values }: Draft): string {
  if (vehicle && vehicle !== 'omitted' && vehicle.name) return ` about ${vehicle.name}`
  const interest = interestOf(values.interest)
  return interest && interest !== 'general' ? ` about ${FIELDS.interest.choices[interest].toLowerCase()}` : ''
}

/** Shown after "Clear" or "Start fresh", until something is typed. */
const ClearedNotice = ({ wasOpen, disabled, dispatch }: AnswerProps & { wasOpen: boolean }) => (
  <Notice tone="ok" title="Cleared">
    <span>{wasOpen ? 'The form is empty again.' : 'We cleared the unfinished message.'}</span>
    <Answers>
      <Button
        type="button"
        size="sm"
        variant="outline"
        autoFocus
        disabled={disabled}
        onClick={() => dispatch({ type: 'undo' })}
      >
        Undo
      </Button>
    </Answers>
  </Notice>
)

const Answers = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '3' } })
