import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

const key = (column: ColumnDefinitionBuilder) => column.primaryKey()
const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** The tables of `schema.ts`, as the first release has them: the first step of `migrations.ts`. */
export async function createTables(db: Kysely<unknown>): Promise<void> {
  await createInquiries(db)
  await createDeliveries(db)
  await createStock(db)
  await createDays(db)
  await createOffice(db)
  await createKiosks(db)
}

async function createInquiries({ schema }: Kysely<unknown>) {
  await schema
    .createTable('inquiry')
    .addColumn('id', 'text', key)
    .addColumn('reference', 'text', required)
    .addColumn('received_at', 'text', required)
    .addColumn('written_at', 'text')
    .addColumn('replaces', 'text')
    .addColumn('payload', 'text')
    .addColumn('vehicle', 'text')
    .addColumn('erased_at', 'text')
    .addColumn('suspected', 'integer', required)
    .addColumn('answered_at', 'text')
    .addColumn('answered_by', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('closed_by', 'text')
    .execute()
  await schema.createIndex('inquiry_by_time').on('inquiry').column('received_at').execute()
  await schema.createIndex('inquiry_by_reference').unique().on('inquiry').column('reference').execute()
  await schema
    .createIndex('inquiry_by_replaced')
    .on('inquiry')
    .column('replaces')
    .where(sql.ref('replaces'), 'is not', null)
    .execute()
  await schema
    .createIndex('inquiry_by_waiting_time')
    .on('inquiry')
    .column('received_at')
    .where(sql<boolean>`answered_at is null and closed_at is null`)
    .execute()
  await schema
    .createIndex('inquiry_by_erasure_time')
    .on('inquiry')
    .column('erased_at')
    .where(sql.ref('erased_at'), 'is not', null)
    .execute()
  await schema
    .createTable('inquiry_step')
    .addColumn('id', 'text', key)
    .addColumn('inquiry_id', 'text', (column) => column.notNull().references('inquiry.id'))
    .addColumn('at', 'text', required)
    .addColumn('who', 'text', required)
    .addColumn('step', 'text', required)
    .execute()
  await schema.createIndex('inquiry_step_by_inquiry').on('inquiry_step').column('inquiry_id').execute()
  await schema
    .createTable('daily_erasure')
    .addColumn('id', 'integer', key)
    .addColumn('last_run', 'text', required)
    .addColumn('unbroken_since', 'text', required)
    .execute()
}

async function createDeliveries({ schema }: Kysely<unknown>) {
  await schema
    .createTable('delivery')
    .addColumn('inquiry_id', 'text', (column) => column.notNull().references('inquiry.id'))
    .addColumn('sink', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('due_at', 'text', required)
    .addColumn('ordered_at', 'text', required)
    .addColumn('leased_until', 'text')
    .addColumn('lease', 'text')
    .addColumn('last_error', 'text')
    .addColumn('part', 'text')
    .addColumn('summary', 'text')
    .addColumn('declined', 'integer')
    .addColumn('refused_since', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('resent_at', 'text')
    .addColumn('delivered_to', 'text')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('delivery_key', ['inquiry_id', 'sink'])
    .execute()
  await schema
    .createIndex('delivery_by_turn')
    .on('delivery')
    .columns(['sink', 'state', 'due_at', 'ordered_at'])
    .execute()
  await schema
    .createIndex('delivery_by_part')
    .on('delivery')
    .columns(['sink', 'state', 'due_at'])
    .where(sql.ref('part'), 'is not', null)
    .execute()
  await schema
    .createIndex('delivery_by_summary')
    .on('delivery')
    .columns(['sink', 'summary'])
    .where(sql.ref('summary'), 'is not', null)
    .execute()
  await schema
    .createIndex('delivery_by_delivery_time')
    .on('delivery')
    .columns(['sink', 'delivered_at'])
    .where(sql.ref('delivered_at'), 'is not', null)
    .execute()
  await schema
    .createTable('receipt')
    .addColumn('inquiry_id', 'text', (column) => column.primaryKey().references('inquiry.id'))
    .addColumn('state', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('answer', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await schema.createIndex('receipt_by_time').on('receipt').column('at').execute()
}

async function createStock(db: Kysely<unknown>) {
  const { schema } = db
  await schema
    .createTable('unit')
    .addColumn('id', 'text', key)
    .addColumn('position', 'double precision', required)
    .addColumn('payload', 'text', required)
    .addColumn('stock_number', 'text')
    .addColumn('gone_at', 'text')
    .addColumn('updated_at', 'text', required)
    .execute()
  await schema.createIndex('unit_by_stock_number').unique().on('unit').column('stock_number').execute()
  await schema
    .createTable('stock_change')
    .addColumn('version', 'integer', required)
    .addColumn('unit_id', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('who', 'text', required)
    .addColumn('command', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('stock_change_key', ['version', 'unit_id'])
    .execute()
  await schema.createIndex('stock_change_by_unit').on('stock_change').column('unit_id').execute()
  await schema
    .createTable('stock_version')
    .addColumn('id', 'integer', key)
    .addColumn('version', 'integer', required)
    .addColumn('changed_at', 'text', required)
    .addColumn('file_hash', 'text')
    .execute()
  await sql`insert into stock_version (id, version, changed_at) values (1, 0, '1970-01-01T00:00:00.000Z')`.execute(db)
  await schema
    .createTable('photograph_form')
    .addColumn('path', 'text', key)
    // SQLite accepts this type too, and stores bytes unchanged.
    .addColumn('bytes', 'bytea', required)
    .addColumn('size', 'integer', required)
    .addColumn('kept_at', 'text', required)
    .execute()
  // The sum of all sizes, and photographs past their age, without reading gigabytes of rows.
  await schema.createIndex('photograph_form_by_size').on('photograph_form').column('size').execute()
  await schema.createIndex('photograph_form_by_age').on('photograph_form').columns(['kept_at', 'path']).execute()
}

async function createDays({ schema }: Kysely<unknown>) {
  await schema
    .createTable('special_hours')
    .addColumn('id', 'text', key)
    .addColumn('day', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('opens', 'text')
    .addColumn('closes', 'text')
    .addColumn('reason', 'text')
    .addColumn('set_at', 'text', required)
    .addColumn('set_by', 'text', required)
    .addColumn('removed_at', 'text')
    .addColumn('removed_by', 'text')
    .execute()
  await schema
    .createIndex('special_hours_by_day')
    .unique()
    .on('special_hours')
    .columns(['day', 'place'])
    .where(sql.ref('removed_at'), 'is', null)
    .execute()
  await schema
    .createTable('notice')
    .addColumn('id', 'text', key)
    .addColumn('first_day', 'text', required)
    .addColumn('last_day', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('set_at', 'text', required)
    .addColumn('set_by', 'text', required)
    .addColumn('removed_at', 'text')
    .addColumn('removed_by', 'text')
    .execute()
}

async function createOffice({ schema }: Kysely<unknown>) {
  const ofPerson = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('office_person.id').onDelete('cascade')
  await schema
    .createTable('office_person')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', required)
    .addColumn('added_at', 'text', required)
    .execute()
  await schema
    .createTable('office_passkey')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'integer', required)
    .addColumn('added_at', 'text', required)
    .execute()
  await schema
    .createTable('office_invitation')
    .addColumn('token_hash', 'text', key)
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('expires_at', 'text', required)
    .execute()
  await schema
    .createTable('office_session')
    .addColumn('token_hash', 'text', key)
    .addColumn('person_id', 'text', ofPerson)
    .addColumn('used_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
  await schema
    .createTable('office_challenge')
    .addColumn('challenge', 'text', key)
    .addColumn('purpose', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute()
  await schema
    .createTable('setting')
    .addColumn('name', 'text', key)
    .addColumn('value', 'text', required)
    .addColumn('set_at', 'text', required)
    .addColumn('set_by', 'text', required)
    .execute()
}

async function createKiosks({ schema }: Kysely<unknown>) {
  await schema
    .createTable('kiosk')
    .addColumn('name', 'text', key)
    .addColumn('heard_at', 'text', required)
    .addColumn('waiting', 'integer', required)
    .addColumn('version', 'text', required)
    .execute()
}
