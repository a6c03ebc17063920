import type { Migration } from 'kysely'

/** A step of `migrations.ts`: receipts to customers by mail, and the owner's switch for them. */
export const receipts: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('setting')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('set_at', 'text', (column) => column.notNull())
      .addColumn('set_by', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('receipt')
      .addColumn('inquiry_id', 'text', (column) => column.primaryKey().references('inquiry.id'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('last_error', 'text')
      .execute()
    await db.schema.createIndex('receipt_by_time').on('receipt').column('at').execute()
  },
}
