// `npm run stock -- list`: the carts for sale, for the dealer. Reads the same variables as the server. May be used
// while the server runs, which notices each change within seconds.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readInquiriesConfig } from '../config.ts'
import { ConfigError } from '../environment.ts'
import { configuredPhotographs } from '../photographs/configured-photographs.ts'
import { FileError } from '../stock/file-rows.ts'
import { StockHistory } from '../stock/history.ts'
import { StockError } from '../stock/stock.ts'
import { StockStore } from '../stock/stock-store.ts'
import { databaseFile, openDatabase } from '../store/database.ts'
import { READING_STOCK_COMMANDS, stockCommands } from './stock-commands.ts'
import { UsageError } from './usage-error.ts'
import { userName } from './user-name.ts'

const USAGE = `npm run stock -- COMMAND
  list [--gone]                       the carts on the list; with --gone also those that are sold or removed
  show UNIT                           one cart, by stock number, id or name
  set UNIT FIELD=VALUE... [--reduced] change fields; --reduced shows the price before as a former price
  add FILE.json                       a new cart, or several
  photo UNIT FILE... [--replace]      add photographs, or put them in the place of those that it has
  import FILE [--dry-run]             take over a spreadsheet (CSV) or JSON; --dry-run shows what would change
  import FILE --full [--remove-most]  the file is the whole stock: carts that it does not name leave the list
  export --format csv|json            the stock, to standard output; --photos FOLDER writes the photographs too
  check [FILE] [--units]              how many carts lack what, or what each lacks; with a file, what is wrong with it
  history [UNIT]                      what was changed, when and by whom
  undo CHANGE                         take back one change, by its number in the history`

/** The options that each command takes. Commands that are not listed take none. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  list: ['gone'],
  set: ['reduced'],
  photo: ['replace'],
  check: ['units'],
  import: ['dry-run', 'full', 'remove-most'],
  export: ['format', 'photos'],
}

/** How many problems of a file are shown: the first ones usually explain the others. */
const MOST_SENTENCES = 20

function sentencesOf({ sentences }: StockError): string {
  const more = sentences.length - MOST_SENTENCES
  return [
    ...sentences.slice(0, MOST_SENTENCES),
    ...(more > 0 ? [`And ${more} more.`] : []),
    'Nothing was changed.',
  ].join('\n')
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      photos: { type: 'string' },
      gone: { type: 'boolean' },
      reduced: { type: 'boolean' },
      full: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      'remove-most': { type: 'boolean' },
      replace: { type: 'boolean' },
      units: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(USAGE)
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(stockCommands, name) ? stockCommands[name] : undefined
  if (!command) throw new UsageError(USAGE)
  const strange = Object.keys(values).find((option) => !OPTIONS[name]?.includes(option))
  if (strange) throw new UsageError(`"${name}" does not take --${strange}. Nothing was changed.\n\n${USAGE}`)

  const { database: config, catalogueFile, picturesUrl } = readInquiriesConfig(process.env)
  // With a wrong folder, no command may create an empty database there.
  if (config.kind === 'sqlite' && !existsSync(databaseFile(config.dataDir)))
    throw new ConfigError(`There is no database in ${config.dataDir} yet: the server makes it when it starts.`)
  const database = await openDatabase(config, { readOnly: READING_STOCK_COMMANDS.includes(name) })
  try {
    const context = {
      store: new StockStore(database),
      photographs: configuredPhotographs(picturesUrl, database),
      history: new StockHistory(database),
      who: userName(),
      catalogueFile,
    }
    process.stdout.write(await command(context, words, values))
  } finally {
    await database.db.destroy()
  }
}

// `export | head` reads a part and closes the pipe, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

main().catch((error: Error & { code?: string }) => {
  const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS')
  const isOurs = isUsage || error instanceof ConfigError || error instanceof FileError
  console.error(error instanceof StockError ? sentencesOf(error) : isOurs ? error.message : error)
  process.exitCode = isOurs ? 2 : 1
})
