import { FIELDS } from '../../contract/inquiry-fields.ts'
import { capitalized } from '../../lib/capitalized.ts'
import type { ConnectionState } from '../../lib/connection-state.ts'
import { clockTime, dayTime, isSameDay } from '../../lib/day-time.ts'
import { counted } from '../../lib/unit-line.ts'
import { summaryOf } from '../../outbox/counts.ts'
import type { Row } from '../../outbox/row.ts'
import { isOverdue, waitsForConnection } from '../../outbox/transitions.ts'
import { delayWords } from './pending-words.ts'

export type ItemWords = {
  state: string
  /** Whose it is. On a shared device it only says that there is one. */
  title: string
  /** What it is about: the vehicle, or how the message begins. */
  about: string | undefined
  /** Its kind, and since when it is here. */
  meta: string
  /** What happened and what happens next, in plain words. */
  detail: string
}

const TITLE_LENGTH = 60

/** Now in epoch ms, the phone number to print, and the state of the connection. */
type Moment = { now: number; phone: string; connection: ConnectionState }

/** Describes an inquiry of the outbox. */
export function itemWords(row: Row, moment: Moment): ItemWords {
  const { now } = moment
  const interest = row.shared ? undefined : FIELDS.interest.choices[row.subject.interest]
  const name = row.shared ? undefined : nameOf(row)
  const about = row.shared ? undefined : aboutOf(row)
  const since = row.state === 'delivered' ? row.deliveredAt : row.createdAt
  const verb = row.state === 'delivered' ? 'delivered' : 'saved'
  return {
    state: isOverdue(row, now) ? 'Waiting too long' : STATES[row.state],
    title: name ?? about ?? (interest ? `${interest} message` : 'Message'),
    about: name && about,
    meta: capitalized([interest, since && `${verb} ${dayTime(since, now)}`].filter(Boolean).join(' · ')),
    detail: detailOf(row, moment),
  }
}

const STATES: Record<Row['state'], string> = {
  queued: 'Waiting',
  sending: 'Sending',
  rejected: 'Needs a fix',
  'needs-attention': 'Needs attention',
  delivered: 'Delivered',
}

const nameOf = ({ payload, subject }: Row) =>
  [payload?.firstName ?? subject.firstName, payload?.lastName].filter(Boolean).join(' ') || undefined

function aboutOf({ subject, payload }: Row): string | undefined {
  if (subject.vehicleName) return subject.vehicleName
  const text = payload?.message.trim().replace(/\s+/g, ' ')
  if (!text) return undefined
  return text.length <= TITLE_LENGTH ? text : `${text.slice(0, TITLE_LENGTH).replace(/\s\S*$/, '')}…`
}

function detailOf(row: Row, { now, phone, connection }: Moment): string {
  const said = row.lastError?.message && `“${row.lastError.message}” `
  if (row.sealed && row.lastError?.kind === 'unreadable')
    return `This browser can’t open this message anymore, so it can’t be sent. If it’s yours, call ${phone}.`
  if (row.shared && (row.state === 'rejected' || row.state === 'needs-attention'))
    return `It didn’t go through. Send it again, or call ${phone}.`
  switch (row.state) {
    case 'queued': {
      const overdue = isOverdue(row, now)
        ? `It’s been waiting for more than 7 days. Send it now, or call ${phone}.`
        : ''
      return [tried(row.attempts), delayWords(row.lastError?.kind), nextTry(row, now, connection), overdue]
        .filter(Boolean)
        .join(' ')
    }
    case 'sending':
      return 'Sending now.'
    case 'rejected':
      return row.lastError?.status === 409
        ? `${said ?? ''}Resend it as a new message, or delete it.`
        : `${said ?? 'It didn’t go through. '}Fix it and send it again.`
    case 'needs-attention':
      return row.lastError?.kind === 'unreadable'
        ? 'Another version of this app saved it, and we couldn’t read all of it. Open it, fill in what’s missing and send it.'
        : `${said ?? 'It didn’t go through. '}Send it again, change it, or call ${phone}.`
    case 'delivered':
      return `${row.serverRef ? `Reference ${row.serverRef}. ` : ''}We cleared the message from this device.${row.subject.firstName ? ' We’ll clear the first name in a day.' : ''}`
  }
}

function tried(attempts: number): string {
  if (attempts === 0) return 'Not tried yet.'
  if (attempts === 1) return 'Tried once.'
  return attempts === 2 ? 'Tried twice.' : `Tried ${attempts} times.`
}

function nextTry(row: Row, now: number, connection: ConnectionState): string {
  const isOnline = connection === 'online'
  const seconds = Math.ceil((row.nextAttemptAt - now) / 1000)
  // No delay exceeds 15 minutes, so a later time means that the clock was changed.
  if (seconds <= 0 || seconds > 15 * 60) return isOnline ? 'Sending soon.' : 'We’ll send it once the connection’s back.'
  const time = seconds < 60 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute')
  return `Next try in ${time}${waitsForConnection(row) && !isOnline ? ', or once the connection’s back' : ''}.`
}

/**
 * How many inquiries were written on this device today, and how many of them the server has: "Today: 10 saved, 8
 * delivered, the last at 6:12 PM." Says "All delivered" only if nothing of another day waits either.
 * @param rows every inquiry on this device. `now` is epoch ms.
 * @returns undefined when nothing was written today
 */
export function dayWords(rows: readonly Row[], now: number): string | undefined {
  const today = rows.filter(({ createdAt }) => isSameDay(createdAt, now))
  if (today.length === 0) return undefined
  const received = today.filter(({ state }) => state === 'delivered')
  const last = Math.max(...received.map(({ deliveredAt }) => deliveredAt ?? 0))
  const at = last > 0 ? `, the last at ${clockTime(last)}` : ''
  const all = rows.every(({ state }) => state === 'delivered') ? ' All delivered.' : ''
  return `Today: ${today.length} saved, ${received.length} delivered${at}.${all}`
}

/**
 * Such as "2 waiting, 1 needs a fix". An inquiry that has been pending for days needs attention too. `now` is epoch ms.
 */
export function countWords(rows: readonly Row[], now: number): string {
  const { pending, attention: needing } = summaryOf(rows, now)
  const rejected = rows.filter(({ state }) => state === 'rejected').length
  const attention = needing - rejected
  const parts = [
    pending && `${pending} waiting`,
    rejected && `${rejected} ${rejected === 1 ? 'needs' : 'need'} a fix`,
    attention && `${attention} ${attention === 1 ? 'needs' : 'need'} attention`,
  ].filter(Boolean)
  if (parts.length > 0) return `${parts.join(', ')}.`
  return rows.length > 0 ? 'Nothing waiting. We got everything you sent.' : 'Nothing waiting on this device.'
}
