import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { testSite } from '../../../server/test-site.ts'
import { serverEnvironment } from '../../contract/subjects.ts'
import { freePort } from '../../free-port.ts'
import { startPostgres } from '../../postgres/server.ts'
import { SilentProxy } from '../../server/silent-proxy.ts'
import { setup as buildServer, SERVER } from '../../server-program.ts'
import { CUSTOMER_SYSTEM, READERS } from './dealer.ts'

/** Every write to it fails like one to a full disk. */
const FULL_DISK = '/dev/full'
const CLOCK = fileURLToPath(new URL('moved-clock.mjs', import.meta.url))

/** What the server says of an inquiry's way to a recipient. */
export type Delivery = { reference: string; recipient: string; state: string; problem: string | null }

/** The site's server with its usual limits, on a PostgreSQL whose connections can fall silent. */
export async function startSite(mailPort: number, logFile: string) {
  await buildServer()
  const [site, postgres, port] = [testSite(), await startPostgres(), String(await freePort())]
  const databaseUrl = await postgres.createDatabase()
  const proxy = await SilentProxy.start(databaseUrl)
  const url = `http://127.0.0.1:${port}`
  const clockFile = join(site.dir, 'clock')
  const moveClock = (milliseconds: number) => writeFileSync(clockFile, String(milliseconds))
  moveClock(0)
  const env = {
    ...process.env,
    ...serverEnvironment(site),
    // Empty counts as not set: the usual limits.
    CONTACT_RATE_PER_MINUTE: '',
    CONTACT_RATE_TOTAL_PER_MINUTE: '',
    PORT: port,
    TRUST_PROXY: 'loopback',
    DATABASE_URL: proxy.of(databaseUrl),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'site@carts.example.com',
    MAIL_TO: READERS.join(),
    MAIL_ADF_TO: CUSTOMER_SYSTEM,
    NODE_OPTIONS: `--import=${CLOCK}`,
    CLOCK_FILE: clockFile,
  }
  let server: ChildProcess | undefined
  process.once('exit', () => server?.kill('SIGKILL'))

  async function start(isLogDiskFull: boolean) {
    const log = openSync(isLogDiskFull ? FULL_DISK : resolve(logFile), 'a')
    server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', log, log] })
    closeSync(log)
    while (!(await fetch(`${url}/healthz`).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}: see ${logFile}`)
      await delay(100)
    }
  }

  async function stop() {
    const ended = server && once(server, 'exit')
    server?.kill('SIGTERM')
    await ended
    return server?.exitCode
  }

  const reader = new pg.Pool({ connectionString: databaseUrl })
  // At the end the database stops first and ends idle connections with an error.
  reader.on('error', () => undefined)
  const deliveries = async (): Promise<Delivery[]> => {
    const { rows } = await reader.query<Delivery>(
      `select reference, split_part(sink, ' ', 2) as recipient, state, last_error as problem
       from delivery join inquiry on id = inquiry_id`,
    )
    return rows
  }

  return {
    url,
    start,
    stop,
    moveClock,
    deliveries,
    /** Open connections to PostgreSQL fall silent once the server has sent this. */
    silenceDatabaseAfter: (text: string) => proxy.silenceAfter(text),
    remove: async () => {
      await stop()
      await reader.end()
      proxy.stop()
      await postgres.stop()
      site.remove()
    },
  }
}
