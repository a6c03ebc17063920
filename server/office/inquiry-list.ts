import type { Kysely } from 'kysely'
import type { Inquiries, InquiryFilter, InquiryRow, OfficeInquiry } from '../../office/contract/inquiries.ts'
import { towns } from '../../src/content/towns.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { cartText } from '../delivery/lead.ts'
import { REPLY_WITHIN_MS, ReplyClock } from '../inquiries/reply-clock.ts'
import { AnsweredInquiries } from '../store/answered-inquiries.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { type Said, saidOf } from '../store/inquiry-records.ts'
import type { StoredInquiry } from '../store/inquiry-store.ts'
import type { Tables } from '../store/schema.ts'
import { hashOf } from './tokens.ts'

/**
 * The newest ones: more than a dealer gets in the year for which they are stored, and a flood cannot fill the memory.
 */
const MOST_READ = 20_000
const BEGINNING = 160

const TOWN = new RegExp(`\\b(?:${towns.map(({ name }) => name).join('|')})\\b`, 'gi')
const townName = new Map(towns.map(({ name }) => [name.toLowerCase(), name]))

type Known = Omit<InquiryRow, 'waitedMs' | 'isLate'> & {
  vehicleId: string | undefined
  /** Read from the text and from the location of the cart, because the form asks for no town. */
  towns: ReadonlySet<string>
  /** The customer's address, in lower case. */
  email: string
  /** Everything that the search looks at. */
  text: string
}

type Handled = { answered?: Said | undefined; closed?: Said | undefined }

export const stateOf = ({ answered, closed }: Handled, isReplaced: boolean): InquiryRow['state'] =>
  closed ? 'closed' : answered ? 'answered' : isReplaced ? 'closed' : 'new'

/** How long the customer has waited, and whether that is too long. Spam does not wait. */
export function waitOf(
  { receivedAt, state, answered, closed, suspected }: Pick<InquiryRow, 'receivedAt' | 'state' | 'suspected'> & Handled,
  clock: ReplyClock,
  now: number,
): Pick<InquiryRow, 'waitedMs' | 'isLate'> {
  const isWaiting = state === 'new' && !suspected
  const end = answered?.at ?? closed?.at
  const waitedMs = isWaiting ? clock.waited(receivedAt, now) : end ? clock.waited(receivedAt, Date.parse(end)) : 0
  return { waitedMs, isLate: isWaiting && waitedMs > REPLY_WITHIN_MS }
}

const emailKey = (email: string) => email.trim().toLowerCase()

/** Without accents, in lower case. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const digitsOf = (text: string) => text.replace(/\D/g, '')
/** A telephone number, or a part of one, is found however it was typed. */
const asSearched = (word: string) => (/^[\d().+/-]*\d{3}[\d().+/-]*$/.test(word) ? digitsOf(word) : word)

/** Inquiries as the office lists them. They are read once after each change, not for each device that asks. */
export class InquiryList {
  readonly #database: InquiryDatabase
  readonly #db: Kysely<Tables>
  readonly #answered: AnsweredInquiries
  #known: { stamp: string; inquiries: Promise<Known[]> } | undefined

  constructor(database: InquiryDatabase) {
    this.#database = database
    this.#db = database.db
    this.#answered = new AnsweredInquiries(database)
  }

  /** A text that changes with the list: after every change, and each minute while customers wait. */
  async stamp(now: number): Promise<string> {
    const clock = await ReplyClock.of(this.#database, now)
    return hashOf(`${await this.#answered.stamp()} ${clock.stamp(now)}`)
  }

  async list(filter: InquiryFilter, now: number): Promise<Inquiries> {
    const inquiries = await this.#read()
    const clock = await ReplyClock.of(this.#database, now)
    const isLate = (inquiry: Known) => waitOf(inquiry, clock, now).isLate
    const found = inquiries.filter(matches(filter, isLate))
    const real = inquiries.filter(({ suspected }) => !suspected)
    const ofState = (state: InquiryRow['state']) => real.filter((inquiry) => inquiry.state === state)
    return {
      rows: found
        .slice(0, filter.most)
        .map(({ vehicleId, towns, email, text, ...row }) => ({ ...row, ...waitOf(row, clock, now) })),
      found: found.length,
      counts: {
        new: ofState('new').length,
        late: ofState('new').filter(isLate).length,
        answered: ofState('answered').length,
        closed: ofState('closed').length,
        suspected: inquiries.length - real.length,
      },
      choices: choicesOf(real),
    }
  }

  /** The other inquiries of the same person, newest first. */
  async othersOf({ id, email }: StoredInquiry): Promise<OfficeInquiry['others']> {
    const inquiries = await this.#read()
    return inquiries
      .filter((other) => other.email === emailKey(email) && other.id !== id.toLowerCase())
      .map(({ id, reference, receivedAt }) => ({ id, reference, receivedAt }))
  }

  async #read(): Promise<Known[]> {
    const stamp = await this.#answered.stamp()
    if (this.#known?.stamp !== stamp) {
      const inquiries = this.#readAll()
      this.#known = { stamp, inquiries }
      // After a failure the next request reads again.
      inquiries.catch(() => {
        this.#known = undefined
      })
    }
    return this.#known.inquiries
  }

  async #readAll(): Promise<Known[]> {
    const rows = await this.#db
      .selectFrom('inquiry')
      .select(['id', 'reference', 'received_at', 'payload', 'vehicle', 'suspected'])
      .select(['answered_at', 'answered_by', 'closed_at', 'closed_by'])
      .where('payload', 'is not', null)
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .limit(MOST_READ)
      .execute()
    const replacing = await this.#db
      .selectFrom('inquiry')
      .select('replaces')
      .where('replaces', 'is not', null)
      .execute()
    const replaced = new Set(replacing.map(({ replaces }) => replaces))
    const refusals = await this.#db.selectFrom('delivery').select('inquiry_id').where('state', '=', 'refused').execute()
    const refused = new Set(refusals.map(({ inquiry_id }) => inquiry_id))
    return rows.map((row) => {
      const inquiry = JSON.parse(row.payload ?? '') as StoredInquiry
      const vehicle = row.vehicle === null ? undefined : (JSON.parse(row.vehicle) as Vehicle)
      const said = {
        answered: saidOf(row.answered_at, row.answered_by),
        closed: saidOf(row.closed_at, row.closed_by),
      }
      const isReplaced = replaced.has(row.id)
      return {
        id: row.id,
        reference: row.reference,
        receivedAt: row.received_at,
        suspected: row.suspected === 1,
        ...said,
        isReplaced,
        isRefused: refused.has(row.id),
        state: stateOf(said, isReplaced),
        ...contentOf(inquiry, vehicle, row.reference),
      }
    })
  }
}

function contentOf(inquiry: StoredInquiry, vehicle: Vehicle | undefined, reference: string) {
  const { firstName, lastName, email, phone, interest, message, seller, event = '', vehicleId } = inquiry
  const name = `${firstName} ${lastName}`
  const about = cartText(vehicleId, vehicle)
  const named = [...`${message} ${event}`.matchAll(TOWN)].map(([town]) => townName.get(town.toLowerCase()) ?? town)
  return {
    name,
    email: emailKey(email),
    kind: interest,
    about,
    seller,
    begins: message.length > BEGINNING ? `${message.slice(0, BEGINNING)}…` : message,
    vehicleId: vehicle?.id ?? vehicleId,
    towns: new Set(vehicle?.place ? [...named, vehicle.place] : named),
    text: plain([reference, name, email, phone, digitsOf(phone), message, about].filter(Boolean).join(' ')),
  }
}

function matches(
  { state, kind, vehicle, town, seller, suspected, search }: InquiryFilter,
  isLate: (inquiry: Known) => boolean,
) {
  const words = plain(search).split(/\s+/).filter(Boolean).map(asSearched)
  const isShown = (inquiry: Known) =>
    state === 'all' || suspected || (state === 'late' ? isLate(inquiry) : inquiry.state === state)
  return (inquiry: Known) =>
    inquiry.suspected === suspected &&
    isShown(inquiry) &&
    (!kind || inquiry.kind === kind) &&
    (!vehicle || inquiry.vehicleId === vehicle) &&
    (!town || inquiry.towns.has(town)) &&
    (!seller || inquiry.seller === seller) &&
    words.every((word) => inquiry.text.includes(word))
}

function choicesOf(inquiries: readonly Known[]): Inquiries['choices'] {
  const [vehicles, named, sellers] = [new Map<string, string>(), new Set<string>(), new Set<string>()]
  for (const { vehicleId, about, towns, seller } of inquiries) {
    if (vehicleId) vehicles.set(vehicleId, about ?? vehicleId)
    for (const town of towns) named.add(town)
    if (seller) sellers.add(seller)
  }
  const inOrder = (pairs: Iterable<readonly [string, string]>) =>
    [...pairs].map(([value, name]) => ({ value, name })).toSorted((a, b) => a.name.localeCompare(b.name))
  return { vehicles: inOrder(vehicles), towns: inOrder(named.entries()), sellers: inOrder(sellers.entries()) }
}
