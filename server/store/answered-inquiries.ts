import { randomUUID } from 'node:crypto'
import type { Kysely, Updateable } from 'kysely'
import type { InquiryDatabase } from './database.ts'
import { isReplaced } from './replaced.ts'
import type { InquiryStepTable, Tables } from './schema.ts'

export type Step = InquiryStepTable['step']

/** What an inquiry must be for a step; undefined `answered` allows both. */
type Was = { closed: boolean; answered?: boolean }

/** What people in the office did with inquiries (answered, closed), so that each sees the work of the others. */
export class AnsweredInquiries {
  readonly #db: Kysely<Tables>

  constructor({ db }: InquiryDatabase) {
    this.#db = db
  }

  /** @returns false when it was already answered or closed */
  answer = (id: string, who: string): Promise<boolean> =>
    this.#take(id, who, 'answered', { closed: false, answered: false }, (at) => ({ answered_at: at, answered_by: who }))

  /** @returns false when it was already closed */
  close = (id: string, who: string): Promise<boolean> =>
    this.#take(id, who, 'closed', { closed: false }, (at) => ({ closed_at: at, closed_by: who }))

  /**
   * Undoes the last step: a closed inquiry returns to its earlier state, an answered one is new again.
   * @param from its current state
   * @returns false when it is in another state
   */
  reopen = (id: string, from: 'answered' | 'closed', who: string): Promise<boolean> =>
    from === 'closed'
      ? this.#take(id, who, 'reopened', { closed: true }, () => ({ closed_at: null, closed_by: null }))
      : this.#take(id, who, 'reopened', { closed: false, answered: true }, () => ({
          answered_at: null,
          answered_by: null,
        }))

  #take(id: string, who: string, step: Step, was: Was, becomes: (at: string) => Updateable<Tables['inquiry']>) {
    return this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('inquiry')
        .set(becomes(new Date().toISOString()))
        .where('id', '=', id)
        .where('closed_at', was.closed ? 'is not' : 'is', null)
        .$if(was.answered !== undefined, (inquiry) =>
          inquiry.where('answered_at', was.answered ? 'is not' : 'is', null),
        )
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await insertSteps(transaction, [id], who, step)
      return true
    })
  }

  /** Records a step that another class carried out. */
  note = (ids: readonly string[], who: string, step: Step): Promise<void> => insertSteps(this.#db, ids, who, step)

  /** Newest first. */
  stepsOf(id: string): Promise<Pick<InquiryStepTable, 'at' | 'who' | 'step'>[]> {
    return this.#db
      .selectFrom('inquiry_step')
      .select(['at', 'who', 'step'])
      .where('inquiry_id', '=', id)
      .orderBy('at', 'desc')
      .execute()
  }

  /** When the inquiries without an answer were received, ISO 8601. Leaves out spam and replaced inquiries. */
  async unanswered(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('inquiry')
      .select('received_at')
      .where('answered_at', 'is', null)
      .where('closed_at', 'is', null)
      .where('suspected', '=', 0)
      .where('payload', 'is not', null)
      .where((row) => row.not(isReplaced(row)))
      .orderBy('received_at')
      .execute()
    return rows.map(({ received_at }) => received_at)
  }

  /** Whether a person can sign in to the office, where inquiries are marked as answered. */
  async hasOffice(): Promise<boolean> {
    return (await this.#db.selectFrom('office_passkey').select('id').limit(1).executeTakeFirst()) !== undefined
  }

  /** A text that changes with everything that the office shows of inquiries. Cheap, because it is read from indexes. */
  async stamp(): Promise<string> {
    const [inquiries, steps, deliveries] = await Promise.all([
      this.#db
        .selectFrom('inquiry')
        .select(({ fn }) => [fn.countAll().as('count'), fn.max('received_at').as('received')])
        .select((row) => [
          row
            .selectFrom('inquiry as erased')
            .where('erased.erased_at', 'is not', null)
            .select(({ fn }) => fn.max('erased.erased_at').as('at'))
            .as('erased'),
        ])
        .executeTakeFirstOrThrow(),
      this.#db
        .selectFrom('inquiry_step')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
      this.#db
        .selectFrom('delivery')
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .orderBy('state')
        .execute(),
    ])
    const figures = [inquiries.count, inquiries.received, inquiries.erased, steps.count]
    return [...figures, ...deliveries.map(({ state, count }) => `${state} ${count}`)].join('/')
  }
}

async function insertSteps(db: Kysely<Tables>, ids: readonly string[], who: string, step: Step): Promise<void> {
  if (ids.length === 0) return
  const at = new Date().toISOString()
  await db
    .insertInto('inquiry_step')
    .values(ids.map((id) => ({ id: randomUUID(), inquiry_id: id, at, who, step })))
    .execute()
}
