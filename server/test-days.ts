import type { Today } from '../src/contract/today.ts'
import { DayStore } from './days/day-store.ts'
import { type DatabaseConfig, openDatabase } from './store/database.ts'

/** Sets special hours and notices, as a command of the dealer would. Servers publish them within seconds. */
export async function setDays(config: DatabaseConfig, { hours, notices }: Today): Promise<void> {
  const database = await openDatabase(config)
  const days = new DayStore(database)
  for (const special of hours) await days.setHours(special, 'a test')
  for (const notice of notices) await days.addNotice(notice, 'a test')
  await database.db.destroy()
}
