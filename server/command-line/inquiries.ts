// `npm run inquiries -- list` shows the operator what the site received. Reads the same variables as the server, and
// may run beside it.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readInquiriesConfig } from '../config.ts'
import { sinkNames } from '../delivery/deliveries.ts'
import { ConfigError } from '../environment.ts'
import { StockStore } from '../stock/stock-store.ts'
import { backUp, type DatabaseConfig, databaseFile, openDatabase } from '../store/database.ts'
import { DeliveryQueue } from '../store/delivery-queue.ts'
import { Erasure } from '../store/erasure.ts'
import { ErasureRuns } from '../store/erasure-runs.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { commands, READING_COMMANDS } from './commands.ts'
import { UsageError } from './usage-error.ts'

const USAGE = `npm run inquiries -- COMMAND
  list [--limit 50] [--since 2026-05-01] [--waiting]   what came in, last written first
  list --refused                                       what a recipient refused for three days, no longer tried
  list --suspected                                     what the form's hidden field holds back
  show REFERENCE                                       one inquiry and its deliveries
  export [--format json|csv|adf] [--since 2026-05-01]  all of them in the order written, to standard output
  retry [REFERENCE]                                    deliver now what is waiting or was refused; with a
                                                       reference, also what was held back or given up
  resend REFERENCE                                     deliver again, even what was delivered
  give-up REFERENCE                                    stop trying one inquiry, and end its alarm
  purge --older-than 90d [--force]                     erase what people wrote; --force even if nothing confirms the clock
  erase --email ADDRESS | --id REFERENCE               erase one person or inquiry, and say who has copies
  backup FILE                                          copy the embedded database while it's in use`

/** Names the database, without its password. */
function sourceOf(database: DatabaseConfig): string {
  if (database.kind === 'sqlite') return `the database in ${database.dataDir}`
  const { host, pathname } = new URL(database.url)
  return `the database ${host}${pathname} of DATABASE_URL`
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      since: { type: 'string' },
      'older-than': { type: 'string' },
      limit: { type: 'string' },
      waiting: { type: 'boolean' },
      refused: { type: 'boolean' },
      suspected: { type: 'boolean' },
      email: { type: 'string' },
      id: { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(USAGE)
  const [name = '', key] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(USAGE)

  const config = readInquiriesConfig(process.env)
  // With a wrong folder, no command may create an empty database there.
  if (config.database.kind === 'sqlite' && !existsSync(databaseFile(config.database.dataDir)))
    throw new ConfigError(`There is no database in ${config.database.dataDir} yet: the server makes it when it starts.`)
  const database = await openDatabase(config.database, { readOnly: READING_COMMANDS.includes(name) })
  const sinks = sinkNames(config)
  try {
    const known = (await new StockStore(database).read()).units.map(({ vehicle }) => vehicle)
    const output = await command(
      {
        records: new InquiryRecords(database),
        queue: new DeliveryQueue(database),
        erasure: new Erasure(database, sinks),
        runs: new ErasureRuns(database),
        source: sourceOf(config.database),
        sinks,
        vehicles: () => known,
        backUp: database.dialect === 'sqlite' ? (file) => backUp(database, file) : undefined,
        now: Date.now(),
      },
      key,
      values,
    )
    process.stdout.write(output)
  } finally {
    await database.db.destroy()
  }
}

// `export | head` reads a part and closes the pipe, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

main().catch((error: Error & { code?: string }) => {
  const isOurs = error instanceof UsageError || error instanceof ConfigError || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(isOurs ? error.message : error)
  process.exitCode = isOurs ? 2 : 1
})
