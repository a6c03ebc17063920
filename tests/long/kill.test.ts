import { afterEach, expect, test } from 'vitest'
import { PROGRAM_AT_ONCE } from '../../server/delivery/sink.ts'
import { type DatabaseConfig, openDatabase } from '../../server/store/database.ts'
import { DeliveryQueue } from '../../server/store/delivery-queue.ts'
import { InquiryRecords } from '../../server/store/inquiry-records.ts'
import { testSite } from '../../server/test-site.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { LIMITS } from '../limits.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { startServer } from '../processes.ts'
import { Senders } from '../server/load.ts'
import { startReceiver } from '../server/webhook-receiver.ts'
import { SERVER } from '../server-program.ts'

/** `npm run soak` asks for many. */
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 3)
const DEVICES = 24
const PER_ROUND = 150

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const databases: [name: string, open: (dataDir: string) => Promise<DatabaseConfig>][] = [
  ['the embedded database', async (dataDir) => ({ kind: 'sqlite', dataDir })],
]
if (hasPostgres) {
  databases.push([
    'PostgreSQL',
    async () => {
      const postgres = await startPostgres()
      cleanUps.push(postgres.stop)
      return { kind: 'postgres', url: await postgres.createDatabase() }
    },
  ])
}

test.each(databases)(
  'on %s, every acknowledged inquiry survives a server killed again and again, and reaches the dealer',
  async (name, open) => {
    const site = testSite()
    const receiver = await startReceiver()
    cleanUps.push(site.remove, receiver.stop)
    const environment: Record<string, string> = {
      ...serverEnvironment(site),
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: 'sixteen letters or more',
    }
    const config = await open(environment.DATA_DIR ?? '')
    if (config.kind === 'postgres') environment.DATABASE_URL = config.url

    const senders = new Senders()
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer(SERVER, environment)
      await senders.run(server.url, DEVICES, PER_ROUND, () => server.process.kill('SIGKILL'))
      await server.stop('SIGKILL')
    }

    const database = await openDatabase(config)
    cleanUps.push(() => database.db.destroy())
    const stored = (await new InquiryRecords(database).list()).map(({ id }) => id)
    const lost = [...senders.acknowledged.keys()].filter((id) => !stored.includes(id))
    expect(lost).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored.filter((id) => !senders.sent.has(id))).toEqual([])

    // The killed servers' leases run out, as they would in three minutes.
    await database.db
      .updateTable('delivery')
      .set({ leased_until: new Date(0).toISOString() })
      .execute()
    const last = await startServer(SERVER, environment)
    cleanUps.push(() => last.stop())
    await senders.finish(last.url)
    expect(senders.contradictions).toEqual([])
    const queue = new DeliveryQueue(database)
    await expect.poll(() => queue.waiting(), { interval: 100 }).toEqual([])
    expect([...senders.sent].filter((id) => !receiver.counts.has(id))).toEqual([])

    // A server killed after the dealer's system answered and before the answers are stored sends those inquiries again.
    const again = [...receiver.counts.values()].reduce((sum, count) => sum + count - 1, 0)
    expect(again).toBeLessThanOrEqual(ROUNDS * PROGRAM_AT_ONCE)
    const figures = { accepted: senders.acknowledged.size, lost: lost.length, kills: ROUNDS, deliveredAgain: again }
    process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`)
  },
  LIMITS.test + ROUNDS * 20_000,
)
