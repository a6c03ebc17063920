// `npm run office`: serves the office, in which the dealer runs the shop. `npm run office -- invite NAME [--staff]`
// prints a link with which a person adds a phone or a computer: the first one, or a replacement for a lost one.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { newPersonSchema } from '../../office/contract/people.ts'
import { ConfigError } from '../environment.ts'
import { databaseFile, openDatabase } from '../store/database.ts'
import { buildOffice } from './office.ts'
import { OfficeError } from './office-error.ts'
import { INVITATION_MS, People } from './people.ts'
import { invitationUrl } from './people-routes.ts'
import { type OfficeSettings, readOfficeSettings } from './settings.ts'

const USAGE = `npm run office                            serves the office
npm run office -- invite NAME [--staff]   prints a link with which NAME adds a device; a new person is an owner, or staff`

async function serve(settings: OfficeSettings) {
  const database = await openDatabase(settings.database)
  const app = await buildOffice(settings, database)
  const stop = async () => {
    await app.close()
    await database.db.destroy()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop)
  // What is printed may not fit on the disk, or the terminal may be gone.
  process.stdout.on('error', () => undefined)
  await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new ConfigError(`OFFICE_PORT ${settings.port} is taken by another program.`)
      : error
  })
  console.log(`The office is at ${settings.origin} (Ctrl-C stops it)`)
  const people = await new People(database).list()
  if (!people.some(({ passkeys }) => passkeys > 0))
    console.log('Nobody can sign in yet. In another terminal: npm run office -- invite YOUR-NAME')
}

async function invite(settings: OfficeSettings, name: string, role: 'owner' | 'staff') {
  const parsed = newPersonSchema.safeParse({ name, role })
  if (!parsed.success) throw new ConfigError(`${parsed.error.issues[0]?.message}\n\n${USAGE}`)
  const database = await openDatabase(settings.database)
  try {
    const people = new People(database)
    const person = (await people.byName(name)) ?? (await people.add(parsed.data))
    const { token } = await people.invite(person.id)
    const minutes = INVITATION_MS / 60_000
    console.log(
      `${person.name} (${person.role}) opens this address on the phone or computer to add, within ${minutes} minutes, once:`,
    )
    console.log(invitationUrl(settings.origin, token))
  } finally {
    await database.db.destroy()
  }
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { staff: { type: 'boolean' } } })
  const [command, ...words] = positionals
  const settings = readOfficeSettings(process.env)
  const { database } = settings
  // With a wrong folder, the office must not create an empty database there.
  if (database.kind === 'sqlite' && !existsSync(databaseFile(database.dataDir)))
    throw new ConfigError(`There is no database in ${database.dataDir} yet: start the site first, with "npm start".`)
  if (command === undefined) return serve(settings)
  if (command === 'invite') return invite(settings, words.join(' '), values.staff ? 'staff' : 'owner')
  throw new ConfigError(USAGE)
}

main().catch((error: Error & { code?: string }) => {
  const isForPerson = error instanceof ConfigError || error instanceof OfficeError
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS')
  console.error(isForPerson ? error.message : isUsage ? `${error.message}\n\n${USAGE}` : error)
  process.exit(1)
})
