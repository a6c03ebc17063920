import type { Kysely } from 'kysely'
import { type Person, personSchema } from '../../office/contract/people.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import { hashOf, isoIn, isoNow, newToken } from './tokens.ts'

/** A device that is not used for this long has to sign in again. */
export const SESSION_MS = 30 * 24 * 60 * 60_000

/** How often a session's last use is stored at most. */
const USE_NOTED_EVERY_MS = 60_000

/** Devices that are signed in. */
export class Sessions {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /** @returns the token for the device's cookie */
  async begin(personId: string): Promise<string> {
    const token = newToken()
    await this.#db.deleteFrom('office_session').where('expires_at', '<=', isoNow()).execute()
    await this.#db
      .insertInto('office_session')
      .values({ token_hash: hashOf(token), person_id: personId, used_at: isoNow(), expires_at: isoIn(SESSION_MS) })
      .execute()
    return token
  }

  /** Who is signed in with a token. A use prolongs the session; `isProlonged` says so, once a minute. */
  async use(token: string): Promise<{ person: Person; isProlonged: boolean } | undefined> {
    const token_hash = hashOf(token)
    const row = await this.#db
      .selectFrom('office_session')
      .innerJoin('office_person', 'office_person.id', 'person_id')
      .select(['id', 'name', 'role', 'used_at'])
      .where('token_hash', '=', token_hash)
      .where('expires_at', '>', isoNow())
      .executeTakeFirst()
    if (!row) return undefined
    const isProlonged = row.used_at < isoIn(-USE_NOTED_EVERY_MS)
    if (isProlonged) {
      const used = { used_at: isoNow(), expires_at: isoIn(SESSION_MS) }
      await this.#db.updateTable('office_session').set(used).where('token_hash', '=', token_hash).execute()
    }
    return { person: personSchema.parse(row), isProlonged }
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('office_session').where('token_hash', '=', hashOf(token)).execute()
  }

  /** Signs a person out on every device. */
  async endAll(personId: string): Promise<void> {
    await this.#db.deleteFrom('office_session').where('person_id', '=', personId).execute()
  }
}
