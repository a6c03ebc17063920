import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Kysely } from 'kysely'
import type { Person } from '../../office/contract/people.ts'
import { dealer } from '../../src/content/dealer.ts'
import type { InquiryDatabase } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import { hashOf, isoIn, isoNow } from './tokens.ts'

/** How long a person may take for a fingerprint. */
const CHALLENGE_MS = 5 * 60_000

/** More than the number of people who sign in at the same moment. */
const MOST_CHALLENGES = 1_000

/** What a challenge was made for. It is not valid for anything else. */
const SIGN_IN = 'sign-in'
const registrationOf = ({ id }: Person) => `registration ${id}`

/** Passkeys of people: the server's part of WebAuthn, over the database. */
export class Passkeys {
  readonly #db: Kysely<Tables>
  /** As browsers write it: `https://office.example.com`. */
  readonly #origin: string

  constructor({ db }: InquiryDatabase, origin: string) {
    this.#db = db
    this.#origin = origin
  }

  get #rpID() {
    return new URL(this.#origin).hostname
  }

  /** What a browser needs to make a passkey. */
  async registrationOptions(person: Person) {
    const known = await this.#db.selectFrom('office_passkey').select('id').where('person_id', '=', person.id).execute()
    const options = await generateRegistrationOptions({
      rpName: `${dealer.name} office`,
      rpID: this.#rpID,
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.#remember(options.challenge, registrationOf(person))
    return options
  }

  /**
   * Stores the passkey that a browser made, and uses up the invitation it was made with.
   * @returns false when it is no passkey, or the invitation is no longer valid
   */
  async register(person: Person, token: string, response: RegistrationResponseJSON): Promise<boolean> {
    const expectedChallenge = await this.#used(response.response.clientDataJSON, registrationOf(person))
    if (!expectedChallenge) return false
    const expected = { response, expectedChallenge, expectedOrigin: this.#origin, expectedRPID: this.#rpID }
    const { registrationInfo } = (await orRefused(verifyRegistrationResponse(expected))) ?? {}
    if (!registrationInfo) return false
    const { id, publicKey, counter } = registrationInfo.credential
    return this.#db.transaction().execute(async (transaction) => {
      const used = await transaction
        .deleteFrom('office_invitation')
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', isoNow())
        .returning('person_id')
        .executeTakeFirst()
      if (used?.person_id !== person.id) return false
      const public_key = Buffer.from(publicKey).toString('base64url')
      const added = await transaction
        .insertInto('office_passkey')
        .values({ id, person_id: person.id, public_key, counter, added_at: isoNow() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    })
  }

  async signInOptions() {
    const options = await generateAuthenticationOptions({ rpID: this.#rpID, userVerification: 'required' })
    await this.#remember(options.challenge, SIGN_IN)
    return options
  }

  /** @returns the id of the person whose passkey signed, or undefined */
  async signIn(response: AuthenticationResponseJSON): Promise<string | undefined> {
    const passkey = await this.#db
      .selectFrom('office_passkey')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst()
    if (!passkey) return undefined
    const expectedChallenge = await this.#used(response.response.clientDataJSON, SIGN_IN)
    if (!expectedChallenge) return undefined
    const answer = await orRefused(
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpID,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }),
    )
    if (!answer?.verified) return undefined
    const counter = answer.authenticationInfo.newCounter
    await this.#db.updateTable('office_passkey').set({ counter }).where('id', '=', passkey.id).execute()
    return passkey.person_id
  }

  async #remember(challenge: string, purpose: string): Promise<void> {
    await this.#db.deleteFrom('office_challenge').where('expires_at', '<=', isoNow()).execute()
    await this.#db
      .deleteFrom('office_challenge')
      .where('challenge', 'in', (select) =>
        select
          .selectFrom('office_challenge')
          .select('challenge')
          .orderBy('expires_at', 'desc')
          .limit(MOST_CHALLENGES)
          .offset(MOST_CHALLENGES - 1),
      )
      .execute()
    await this.#db
      .insertInto('office_challenge')
      .values({ challenge, purpose, expires_at: isoIn(CHALLENGE_MS) })
      .execute()
  }

  /**
   * The challenge that a device says it signed, which works once; undefined when the office did not make it for this
   * purpose, or it is too old.
   */
  async #used(clientDataJSON: string, purpose: string): Promise<string | undefined> {
    const data = await orRefused(Promise.resolve(clientDataJSON).then(decodeClientDataJSON))
    if (typeof data?.challenge !== 'string') return undefined
    const used = await this.#db
      .deleteFrom('office_challenge')
      .where('challenge', '=', data.challenge)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', isoNow())
      .returning('challenge')
      .executeTakeFirst()
    return used?.challenge
  }
}

/** The package throws for every invalid response; the office treats each as an unknown passkey. */
const orRefused = <Result>(checking: Promise<Result>): Promise<Result | undefined> => checking.catch(() => undefined)
