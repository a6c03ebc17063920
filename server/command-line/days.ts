// `npm run days -- list`: closed days, special hours and notices, for the dealer. Reads the same variables as the
// server. May be used while the server runs, which publishes changes within seconds.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hoursPlaces } from '../../src/content/hours-places.ts'
import { readInquiriesConfig } from '../config.ts'
import { DayError, DayStore } from '../days/day-store.ts'
import { ConfigError } from '../environment.ts'
import { databaseFile, openDatabase } from '../store/database.ts'
import { dayCommands } from './day-commands.ts'
import { UsageError } from './usage-error.ts'
import { userName } from './user-name.ts'

const USAGE = `npm run days -- COMMAND
  list                                          closed days, special hours and notices from today on
  close DAY [--place PLACE] [--reason "WORDS"]  closed on a day: close 2026-12-25 --reason "Christmas"
  open DAY HOURS [--place ...] [--reason ...]   special hours on a day: open 2026-12-24 9-13:30 --place service
  notice FROM TO "WORDS"                        a sentence on every page, from day to day
  remove ID                                     take one of these back

PLACE is one of ${Object.keys(hoursPlaces).join(', ')}; everywhere when none is given.`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { place: { type: 'string' }, reason: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(USAGE)
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(dayCommands, name) ? dayCommands[name] : undefined
  if (!command) throw new UsageError(USAGE)

  const { database: config } = readInquiriesConfig(process.env)
  // With a wrong folder, no command may create an empty database there.
  if (config.kind === 'sqlite' && !existsSync(databaseFile(config.dataDir)))
    throw new ConfigError(`There is no database in ${config.dataDir} yet: the server makes it when it starts.`)
  const database = await openDatabase(config, { readOnly: name === 'list' })
  try {
    const context = { days: new DayStore(database), who: userName(), now: new Date() }
    process.stdout.write(await command(context, words, values))
  } finally {
    await database.db.destroy()
  }
}

main().catch((error: Error & { code?: string }) => {
  const isOurs =
    error instanceof UsageError ||
    error instanceof DayError ||
    error instanceof ConfigError ||
    error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(isOurs ? error.message : error)
  process.exitCode = isOurs ? 2 : 1
})
