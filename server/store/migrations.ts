import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator } from 'kysely'
import { createTables } from './first-tables.ts'
import type { Tables } from './schema.ts'

export type Steps = Readonly<Record<string, Migration>>

/**
 * In the order of their names. Forward only: a released step is never edited; a new one follows it. A step removes
 * nothing that the release before needs, because its servers keep writing until they are replaced.
 */
export const steps: Steps = {
  '0001-first-release': { up: createTables },
}

/**
 * Migrates the database to the newest schema. Everything happens in one transaction under the database's own lock, so
 * that two processes that start together do it once.
 * @throws when a step fails or the database is newer than this program; then nothing has changed
 */
export async function migrate(db: Kysely<Tables>, known: Steps): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * Whether the database has the newest schema. Only reads, and waits for no lock.
 * @throws when it is newer than this program
 */
export async function isUpToDate(db: Kysely<Tables>, known: Steps): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false
  const done = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute()
  const unknown = done.find(({ name }) => !Object.hasOwn(known, name))
  if (unknown)
    throw new Error(
      `it is newer than this program, or from before the first release: its step ${unknown.name} is not known`,
    )
  return done.length === Object.keys(known).length
}
