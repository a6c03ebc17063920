import { type Migration, sql } from 'kysely'

/** A step of `migrations.ts`: who answered an inquiry, and what else people in the office did with it. */
export const answeredInquiries: Migration = {
  up: async (db) => {
    for (const column of ['answered_at', 'answered_by', 'closed_at', 'closed_by'])
      await db.schema.alterTable('inquiry').addColumn(column, 'text').execute()
    // Older inquiries could not be marked as answered. They count as closed, so that none is late.
    await sql`update inquiry set closed_at = received_at`.execute(db)
    await db.schema
      .createIndex('inquiry_by_waiting_time')
      .on('inquiry')
      .column('received_at')
      .where(sql<boolean>`answered_at is null and closed_at is null`)
      .execute()
    await db.schema
      .createIndex('inquiry_by_erasure_time')
      .on('inquiry')
      .column('erased_at')
      .where(sql.ref('erased_at'), 'is not', null)
      .execute()
    await db.schema
      .createTable('inquiry_step')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('inquiry_id', 'text', (column) => column.notNull().references('inquiry.id'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('inquiry_step_by_inquiry').on('inquiry_step').column('inquiry_id').execute()
  },
}
