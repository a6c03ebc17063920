import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely'
import type { DeliveryTable, Tables } from './schema.ts'

const UNDONE: DeliveryTable['state'][] = ['waiting', 'refused', 'held-back']

/**
 * Ends deliveries that will not be made. Those with attempts stay recorded as given up, because a copy may have
 * arrived. A running attempt keeps its lease, so its result counts.
 */
export async function endDeliveries(
  transaction: Transaction<Tables>,
  which: (row: ExpressionBuilder<Tables, 'delivery'>) => Expression<SqlBool>,
): Promise<void> {
  await transaction
    .updateTable('delivery')
    .set({ state: 'given-up' })
    .where('state', 'in', UNDONE)
    .where('attempts', '>', 0)
    .where(which)
    .execute()
  await transaction.deleteFrom('delivery').where('state', 'in', UNDONE).where(which).execute()
}
