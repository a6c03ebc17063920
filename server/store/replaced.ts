import type { ExpressionBuilder } from 'kysely'
import type { Tables } from './schema.ts'

/** Whether the sender has replaced an inquiry with a later one. */
export const isReplaced = (row: ExpressionBuilder<Tables, 'inquiry'>) =>
  row.exists(
    row
      .selectFrom('inquiry as later')
      .select('later.id')
      .where('later.replaces', 'is not', null)
      .whereRef('later.replaces', '=', 'inquiry.id'),
  )
