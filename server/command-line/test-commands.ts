import { backUp } from '../store/database.ts'
import { DeliveryQueue } from '../store/delivery-queue.ts'
import { Erasure } from '../store/erasure.ts'
import { ErasureRuns } from '../store/erasure-runs.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import type { Circumstances, StoredInquiry } from '../store/inquiry-store.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testApp, testVehicles } from '../test-site.ts'
import { commands, type Options } from './commands.ts'

/** The commands over their own database, and a function that fills it. */
export async function testCommands() {
  const { database, site, stop } = await testApp()

  const run = (command: string, key?: string, options: Options = {}, now = Date.now(), sinks = ['email']) =>
    commands[command]?.(
      {
        records: new InquiryRecords(database),
        queue: new DeliveryQueue(database),
        erasure: new Erasure(database, sinks),
        runs: new ErasureRuns(database),
        sinks,
        vehicles: () => testVehicles,
        source: 'the database of this test',
        backUp: (file) => backUp(database, file),
        now,
      },
      key,
      options,
    )

  async function receive(more: Partial<StoredInquiry> = {}, sinks = ['email'], circumstances: Circumstances = {}) {
    const inquiry = testInquiry(more)
    const outcome = await new SqlStore(database, sinks).accept(inquiry, circumstances)
    return 'confirmation' in outcome ? { inquiry, ...outcome.confirmation } : Promise.reject(new Error('conflict'))
  }

  async function forgetAll() {
    await database.db.deleteFrom('delivery').execute()
    await database.db.deleteFrom('inquiry').execute()
  }

  return { database, site, stop, run, receive, forgetAll }
}
