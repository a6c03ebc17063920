import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Colleague, type NewPerson, type Person, personSchema } from '../../office/contract/people.ts'
import { cleanLine } from '../../src/contract/clean-text.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import { OfficeError } from './office-error.ts'
import { hashOf, isoIn, isoNow, newToken } from './tokens.ts'

export const INVITATION_MS = 15 * 60_000

const nameKey = (name: string) => name.toLowerCase()

/** The people who may sign in, and the links that let them add a device. */
export class People {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  async list(): Promise<Colleague[]> {
    const rows = await this.#db
      .selectFrom('office_person')
      .select((select) => [
        'id',
        'name',
        'role',
        select
          .selectFrom('office_passkey')
          .whereRef('person_id', '=', 'office_person.id')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .as('passkeys'),
        select
          .selectFrom('office_session')
          .whereRef('person_id', '=', 'office_person.id')
          .select(({ fn }) => fn.max('used_at').as('seen'))
          .as('seen_at'),
      ])
      .orderBy('added_at')
      .execute()
    return rows.map(({ passkeys, seen_at, ...row }) => ({
      ...personSchema.parse(row),
      passkeys: Number(passkeys),
      ...(seen_at ? { seenAt: seen_at } : {}),
    }))
  }

  /** @throws OfficeError when another person has the name */
  async add({ name, role }: NewPerson): Promise<Person> {
    const person = { id: randomUUID(), name: cleanLine(name).trim(), role }
    const added = await this.#db
      .insertInto('office_person')
      .values({ ...person, name_key: nameKey(person.name), added_at: isoNow() })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      const message = `There’s already somebody named ${person.name}. Choose another name.`
      throw OfficeError.ofField({ field: 'name', message }, 409)
    }
    return person
  }

  async byName(name: string): Promise<Person | undefined> {
    const row = await this.#db
      .selectFrom('office_person')
      .select(['id', 'name', 'role'])
      .where('name_key', '=', nameKey(cleanLine(name).trim()))
      .executeTakeFirst()
    return row && personSchema.parse(row)
  }

  async byId(id: string): Promise<Person | undefined> {
    const row = await this.#db
      .selectFrom('office_person')
      .select(['id', 'name', 'role'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row && personSchema.parse(row)
  }

  /** Removes a person, and signs them out everywhere. @throws OfficeError for the last owner */
  async remove(id: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      // Of two owners who remove each other at the same moment, one waits here and is then refused.
      await transaction.updateTable('office_person').set({ role: 'owner' }).where('role', '=', 'owner').execute()
      const owners = await transaction.selectFrom('office_person').select('id').where('role', '=', 'owner').execute()
      if (owners.length === 1 && owners[0]?.id === id)
        throw new OfficeError(409, 'The office needs an owner. Add another owner first.')
      await transaction.deleteFrom('office_person').where('id', '=', id).execute()
    })
  }

  /** Ends all passkeys and sessions of a person who has lost a phone. A new link lets the person in again. */
  async removePasskeys(id: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (const table of ['office_passkey', 'office_invitation', 'office_session'] as const)
        await transaction.deleteFrom(table).where('person_id', '=', id).execute()
    })
  }

  /** Makes a token for a link, valid once within fifteen minutes. Older links of the person end. */
  async invite(personId: string): Promise<{ token: string; expiresAt: string }> {
    const token = newToken()
    const expiresAt = isoIn(INVITATION_MS)
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('office_invitation').where('person_id', '=', personId).execute()
      await transaction
        .insertInto('office_invitation')
        .values({ token_hash: hashOf(token), person_id: personId, expires_at: expiresAt })
        .execute()
    })
    return { token, expiresAt }
  }

  /** Whom a link is for; undefined when it was used or is too old. */
  async invited(token: string): Promise<Person | undefined> {
    const row = await this.#db
      .selectFrom('office_invitation')
      .innerJoin('office_person', 'office_person.id', 'person_id')
      .select(['id', 'name', 'role'])
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', isoNow())
      .executeTakeFirst()
    return row && personSchema.parse(row)
  }
}
