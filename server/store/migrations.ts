import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import { answeredInquiries } from './answered-inquiries-migration.ts'
import { office } from './office-migration.ts'
import { receipts } from './receipts-migration.ts'
import type { Tables } from './schema.ts'

/** In the order of their names. Forward only: a released step is never edited; a new one follows it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-inquiries-and-deliveries': {
    up: async (db) => {
      await db.schema
        .createTable('inquiry')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('payload', 'text')
        .addColumn('suspected', 'integer', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('inquiry_by_time').on('inquiry').column('received_at').execute()
      await db.schema.createIndex('inquiry_by_reference').on('inquiry').column('reference').execute()
      await db.schema
        .createTable('delivery')
        .addColumn('inquiry_id', 'text', (column) => column.notNull().references('inquiry.id'))
        .addColumn('sink', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('leased_until', 'text')
        .addColumn('lease', 'text')
        .addColumn('last_error', 'text')
        .addColumn('delivered_at', 'text')
        .addPrimaryKeyConstraint('delivery_key', ['inquiry_id', 'sink'])
        .execute()
      await db.schema.createIndex('delivery_by_due_time').on('delivery').columns(['sink', 'state', 'due_at']).execute()
    },
  },
  '0002-time-of-writing-and-replacements': {
    // Removes nothing that an older server needs, which keeps writing while this one starts beside it.
    up: async (db) => {
      await db.schema.alterTable('inquiry').addColumn('written_at', 'text').execute()
      await db.schema.alterTable('inquiry').addColumn('replaces', 'text').execute()
      await db.schema
        .createIndex('inquiry_by_replaced')
        .on('inquiry')
        .column('replaces')
        .where(sql.ref('replaces'), 'is not', null)
        .execute()
      await db.schema.alterTable('delivery').addColumn('ordered_at', 'text').execute()
      await sql`update delivery set ordered_at = (select received_at from inquiry where id = inquiry_id)`.execute(db)
      await db.schema.dropIndex('delivery_by_due_time').execute()
      await db.schema
        .createIndex('delivery_by_turn')
        .on('delivery')
        .columns(['sink', 'state', 'due_at', 'ordered_at'])
        .execute()
    },
  },
  '0003-where-copies-went-and-what-was-erased': {
    up: async (db) => {
      await db.schema.alterTable('inquiry').addColumn('erased_at', 'text').execute()
      await db.schema.alterTable('delivery').addColumn('delivered_to', 'text').execute()
      await db.schema
        .createIndex('delivery_by_delivery_time')
        .on('delivery')
        .columns(['sink', 'delivered_at'])
        .where(sql.ref('delivered_at'), 'is not', null)
        .execute()
    },
  },
  '0004-parts-of-digests-and-refusals': {
    up: async (db) => {
      await db.schema.alterTable('delivery').addColumn('part', 'text').execute()
      await db.schema.alterTable('delivery').addColumn('refused', 'integer').execute()
      await db.schema
        .createIndex('delivery_by_part')
        .on('delivery')
        .columns(['sink', 'state', 'due_at'])
        .where(sql.ref('part'), 'is not', null)
        .execute()
    },
  },
  '0005-vehicles-of-inquiries': {
    up: async (db) => {
      await db.schema.alterTable('inquiry').addColumn('vehicle', 'text').execute()
    },
  },
  '0006-refusals-that-end': {
    up: async (db) => {
      await db.schema.alterTable('delivery').addColumn('refused_since', 'text').execute()
    },
  },
  '0007-deliveries-made-once-more': {
    up: async (db) => {
      await db.schema.alterTable('delivery').addColumn('resent_at', 'text').execute()
    },
  },
  '0008-one-inquiry-for-each-reference': {
    up: async (db) => {
      // The first inquiry keeps the reference, the later ones get a number after it. Their senders know it without the
      // number.
      await sql`
        update inquiry set reference = inquiry.reference || '-' || numbered.place
        from (select id, row_number() over (partition by reference order by received_at, id) as place from inquiry) as numbered
        where numbered.id = inquiry.id and numbered.place > 1`.execute(db)
      await db.schema.dropIndex('inquiry_by_reference').execute()
      await db.schema.createIndex('inquiry_by_reference').unique().on('inquiry').column('reference').execute()
    },
  },
  '0009-runs-of-the-daily-erasure': {
    up: async (db) => {
      await db.schema
        .createTable('daily_erasure')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('last_run', 'text', (column) => column.notNull())
        .addColumn('unbroken_since', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0010-mail-by-its-recipient': {
    up: async (db) => {
      await db.schema.alterTable('delivery').addColumn('answer', 'text').execute()
      const copies = await sql<{ delivered_to: string }>`
        select distinct delivered_to from delivery where sink = 'email' and delivered_to is not null`.execute(db)
      for (const { delivered_to } of copies.rows) {
        for (const recipient of delivered_to.split(', ')) {
          await sql`
            insert into delivery (inquiry_id, sink, state, attempts, due_at, ordered_at, last_error, refused_since, resent_at, delivered_at, delivered_to)
            select inquiry_id, ${`email ${recipient.toLowerCase()}`}, state, attempts, due_at, ordered_at, last_error, refused_since, resent_at, delivered_at, ${recipient}
            from delivery where sink = 'email' and delivered_to = ${delivered_to}
            on conflict do nothing`.execute(db)
        }
      }
      await sql`delete from delivery where sink = 'email' and delivered_to is not null`.execute(db)
      // It was the time of writing, which the sender chooses.
      await sql`
        update delivery set ordered_at = (select received_at from inquiry where id = inquiry_id)
        where state = 'waiting'`.execute(db)
      // The configured recipients take over what is not delivered.
      await sql`
        update delivery set sink = lower(sink) where sink <> lower(sink) and not exists (
          select 1 from delivery other where other.inquiry_id = delivery.inquiry_id and other.sink = lower(delivery.sink))`.execute(
        db,
      )
    },
  },
  '0011-stock': {
    up: async (db) => {
      await db.schema
        .createTable('unit')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('position', 'double precision', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('stock_number', 'text')
        .addColumn('gone_at', 'text')
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('unit_by_stock_number').unique().on('unit').column('stock_number').execute()
      await db.schema
        .createTable('stock_change')
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('unit_id', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('before', 'text')
        .addColumn('after', 'text')
        .addPrimaryKeyConstraint('stock_change_key', ['version', 'unit_id'])
        .execute()
      await db.schema.createIndex('stock_change_by_unit').on('stock_change').column('unit_id').execute()
      await db.schema
        .createTable('stock_version')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .addColumn('file_hash', 'text')
        .execute()
      await sql`insert into stock_version (id, version, changed_at) values (1, 0, '1970-01-01T00:00:00.000Z')`.execute(
        db,
      )
    },
  },
  '0012-photographs': {
    up: async (db) => {
      await db.schema
        .createTable('photograph_form')
        .addColumn('path', 'text', (column) => column.primaryKey())
        // SQLite accepts this type too, and stores bytes unchanged.
        .addColumn('bytes', 'bytea', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .execute()
      // For the sum of all sizes, without reading gigabytes of rows.
      await db.schema.createIndex('photograph_form_by_size').on('photograph_form').column('size').execute()
    },
  },
  '0013-days': {
    up: async (db) => {
      await db.schema
        .createTable('special_hours')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('opens', 'text')
        .addColumn('closes', 'text')
        .addColumn('reason', 'text')
        .addColumn('set_at', 'text', (column) => column.notNull())
        .addColumn('set_by', 'text', (column) => column.notNull())
        .addColumn('removed_at', 'text')
        .addColumn('removed_by', 'text')
        .execute()
      await db.schema
        .createIndex('special_hours_by_day')
        .unique()
        .on('special_hours')
        .columns(['day', 'place'])
        .where(sql.ref('removed_at'), 'is', null)
        .execute()
      await db.schema
        .createTable('notice')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('first_day', 'text', (column) => column.notNull())
        .addColumn('last_day', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('set_at', 'text', (column) => column.notNull())
        .addColumn('set_by', 'text', (column) => column.notNull())
        .addColumn('removed_at', 'text')
        .addColumn('removed_by', 'text')
        .execute()
    },
  },
  '0014-office': office,
  '0015-answered-inquiries': answeredInquiries,
  '0016-kiosks': {
    up: async (db) => {
      await db.schema
        .createTable('kiosk')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('heard_at', 'text', (column) => column.notNull())
        .addColumn('waiting', 'integer', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0017-receipts': receipts,
  '0018-purpose-of-challenges': {
    up: async (db) => {
      // A challenge is valid for five minutes, so older ones are of no use.
      await db.schema
        .alterTable('office_challenge')
        .addColumn('purpose', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
  },
  '0019-summaries': {
    up: async (db) => {
      await db.schema.alterTable('delivery').addColumn('summary', 'text').execute()
      await db.schema
        .createIndex('delivery_by_summary')
        .on('delivery')
        .columns(['sink', 'summary'])
        .where(sql.ref('summary'), 'is not', null)
        .execute()
    },
  },
  '0020-age-of-photographs': {
    up: async (db) => {
      // Earlier photographs count from now on, and so do those that an older program adds meanwhile.
      await db.schema
        .alterTable('photograph_form')
        .addColumn('kept_at', 'text', (column) => column.notNull().defaultTo(new Date().toISOString()))
        .execute()
      // Finds photographs past their age without reading gigabytes of rows.
      await db.schema.createIndex('photograph_form_by_age').on('photograph_form').columns(['kept_at', 'path']).execute()
    },
  },
  '0021-attempts-without-a-copy': {
    up: async (db) => {
      await db.schema.alterTable('delivery').addColumn('declined', 'integer').execute()
    },
  },
}

/**
 * Migrates the database to the newest schema. Everything happens in one transaction under the database's own lock, so
 * that two processes that start together do it once.
 * @throws when a step fails or the database is newer than this program; then nothing has changed
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * Whether the database has the newest schema. Only reads, and waits for no lock.
 * @throws when it is newer than this program
 */
export async function isUpToDate(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false
  const steps = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute()
  const unknown = steps.find(({ name }) => !Object.hasOwn(migrations, name))
  if (unknown) throw new Error(`it is newer than this program, which does not know the step ${unknown.name}`)
  return steps.length === Object.keys(migrations).length
}
