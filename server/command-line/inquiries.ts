// `npm run inquiries -- list`: what the site received, for whoever runs it. Reads the same variables as the server and
// may be used while the server runs.
import { parseArgs } from 'node:util'
import { Catalogue } from '../catalogue.ts'
import { readInquiriesConfig } from '../config.ts'
import { sinksOf } from '../delivery/deliveries.ts'
import { ConfigError } from '../environment.ts'
import { backUp, openDatabase } from '../store/database.ts'
import { DeliveryQueue } from '../store/delivery-queue.ts'
import { Erasure } from '../store/erasure.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { commands, UsageError } from './commands.ts'

const USAGE = `npm run inquiries -- COMMAND
  list [--limit 50] [--since 2026-05-01] [--waiting]   what was received, the one written last first
  show REFERENCE                                       one inquiry and how far its deliveries are
  export [--format json|csv|adf] [--since 2026-05-01]  all of them in the order of writing, to standard output
  retry [REFERENCE]                                    deliver now what waits, or what was held back
  purge --older-than 90d                               erase what people wrote
  erase --email ADDRESS | --id REFERENCE               erase one person or inquiry, and say who has copies
  backup FILE                                          copy the embedded database while it is in use`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      since: { type: 'string' },
      'older-than': { type: 'string' },
      limit: { type: 'string' },
      waiting: { type: 'boolean' },
      email: { type: 'string' },
      id: { type: 'string' },
    },
  })
  const [name = '', key] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(USAGE)

  const config = readInquiriesConfig(process.env)
  const database = await openDatabase(config.database)
  const sinks = sinksOf(config).map((sink) => sink.name)
  let catalogue: Catalogue | undefined
  const vehicles = () => {
    catalogue ??= new Catalogue(config.catalogueFile, console)
    return catalogue.current().vehicles
  }
  try {
    const output = await command(
      {
        records: new InquiryRecords(database),
        queue: new DeliveryQueue(database),
        erasure: new Erasure(database, sinks),
        sinks,
        vehicles,
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

main().catch((error: Error & { code?: string }) => {
  const isOurs = error instanceof UsageError || error instanceof ConfigError || error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(isOurs ? error.message : error)
  process.exitCode = isOurs ? 2 : 1
})
