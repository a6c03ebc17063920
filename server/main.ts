import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './environment.ts'
import { openDatabase } from './store/database.ts'

/** How long requests and deliveries under way may take to finish before the process leaves without them. */
const SHUTDOWN_LIMIT_MS = 20_000

async function main() {
  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  const app = await buildApp(config, database)
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    // Whoever asks twice does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    app.log.info(`${signal}: finishing what is under way.`)
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
    await app.close()
    await database.db.destroy()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await app.listen({ port: config.port, host: config.host })
}

main().catch((error: Error) => {
  // What can be put right by the person who starts the server is said in a sentence; anything else keeps its stack.
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
