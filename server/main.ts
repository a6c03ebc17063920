import { setTimeout as delay } from 'node:timers/promises'
import { dealer } from '../src/content/dealer.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { sinksOf } from './delivery/deliveries.ts'
import { ATTEMPT_LIMIT_MS } from './delivery/sink.ts'
import { ConfigError } from './environment.ts'
import { startHints } from './start-hints.ts'
import { openDatabase } from './store/database.ts'

/**
 * How long requests and deliveries may take to finish before the process exits without them: longer than any delivery,
 * because an interrupted one has to be sent again.
 */
const SHUTDOWN_LIMIT_MS = ATTEMPT_LIMIT_MS + 5_000

const notOurs = ({ host }: Config) => `HOST must be an address of this machine, not "${host}".`

/** Why the server cannot listen, as a sentence, when a setting is the cause. */
const LISTEN_PROBLEMS: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is taken by another program.`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this user.`,
  EADDRNOTAVAIL: notOurs,
  ENOTFOUND: notOurs,
  EAI_AGAIN: notOurs,
}

async function main() {
  const config = readConfig(process.env)
  let unreachable: string | undefined
  const database = await openDatabase(config.database, {
    onUnreachable: (problem) => {
      unreachable = problem
    },
  })
  let stopping: NodeJS.Signals | undefined
  const app = await buildApp(config, database, undefined, () => stopping !== undefined)
  if (unreachable) {
    const message =
      'the database of DATABASE_URL is unreachable: the site is served, and inquiries are refused until it is there'
    app.log.error({ error: unreachable }, message)
  }
  const stop = async (signal: NodeJS.Signals) => {
    // A second signal ends the process at once. Closing a terminal sends several SIGHUPs.
    if (stopping === 'SIGHUP' || (stopping && signal === 'SIGHUP')) return
    if (stopping) process.exit(1)
    stopping = signal
    app.log.info(`${signal}: finishing what is under way.`)
    await delay(config.drainSeconds * 1000)
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
    await app.close()
    await database.db.destroy()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    const problem = LISTEN_PROBLEMS[error.code ?? '']?.(config)
    throw problem ? new ConfigError(problem) : error
  })
  for (const hint of startHints(dealer, sinksOf(config).length)) app.log.warn(hint)
}

main().catch((error: Error) => {
  // For an error that the operator can fix, a sentence is enough; others keep their stack.
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
