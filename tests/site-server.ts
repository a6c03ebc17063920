import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../server/store/database.ts'
import { setDays } from '../server/test-days.ts'
import { METRICS_TOKEN } from '../server/test-metrics.ts'
import { restock } from '../server/test-restock.ts'
import { endpoints } from '../src/contract/endpoints.ts'
import type { Today } from '../src/contract/today.ts'
import { type Vehicle, vehicleListSchema } from '../src/contract/vehicle-schema.ts'
import { freePort } from './free-port.ts'
import { type RunningServer, startServer } from './processes.ts'
import { SERVER } from './server-program.ts'

const POLL_MS = 100

export type SiteOptions = {
  /** The built site to serve, `dist` when not given. */
  dir?: string | undefined
  /** A JSON file of vehicles that fills the stock, in place of the usual one. */
  catalogueFile?: string | undefined
  /** More settings of the server. */
  env?: Record<string, string> | undefined
}

/** The real server as a process, on a port of its own that stays the same however often the server goes and comes back. */
export class SiteServer {
  readonly url: string
  /** Where it keeps its database. */
  readonly dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  private readonly settings: Record<string, string>
  private running: RunningServer | undefined
  private readonly killWithUs = () => this.running?.process.kill('SIGKILL')

  private constructor(port: number, { dir = 'dist', catalogueFile, env }: SiteOptions) {
    this.url = `http://127.0.0.1:${port}`
    this.settings = {
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_DIR: dir,
      DATA_DIR: this.dataDir,
      METRICS_TOKEN,
      // All tests send from one address.
      CONTACT_RATE_PER_MINUTE: '1000000',
      CONTACT_RATE_TOTAL_PER_MINUTE: '1000000',
      ...(catalogueFile && { CATALOGUE_FILE: catalogueFile }),
      ...env,
    }
  }

  static async start(options: SiteOptions = {}): Promise<SiteServer> {
    const site = new SiteServer(await freePort(), options)
    await site.start()
    process.on('exit', site.killWithUs)
    return site
  }

  /** Starts the server again after {@link stop}; resolves when it listens. */
  async start(): Promise<void> {
    this.running ??= await startServer(SERVER, this.settings)
  }

  /** Kills the server as a power cut would: nothing is finished, every connection breaks. Resolves when it is gone. */
  async stop(): Promise<void> {
    await this.running?.stop('SIGKILL')
    this.running = undefined
  }

  /** Lets connections come and never answers them, as the weakest of signals does. */
  freeze(): void {
    this.running?.process.kill('SIGSTOP')
  }

  /** Goes on after {@link freeze}: what was asked meanwhile is answered late. */
  thaw(): void {
    this.running?.process.kill('SIGCONT')
  }

  /** Makes the stock exactly these vehicles, as a command of the dealer does; resolves when the server lists them. */
  async restock(vehicles: readonly Vehicle[]): Promise<void> {
    const database = await openDatabase({ kind: 'sqlite', dataDir: this.dataDir })
    await restock(database, vehicles).finally(() => database.db.destroy())
    const told = (list: readonly Vehicle[]) => JSON.stringify(list.map(({ id, price, status }) => [id, price, status]))
    const wanted = told(vehicles)
    const listed = async () => {
      return told(vehicleListSchema.parse(await (await fetch(this.url + endpoints.vehicles)).json()))
    }
    while ((await listed()) !== wanted) await delay(POLL_MS)
  }

  /** Sets special hours and notices, as a command of the dealer does; resolves when the server tells them. */
  async setDays(days: Today): Promise<void> {
    await setDays({ kind: 'sqlite', dataDir: this.dataDir }, days)
    const told = async () => (await fetch(this.url + endpoints.today)).text()
    while ((await told()) === JSON.stringify({ hours: [], notices: [] })) await delay(POLL_MS)
  }

  /** Ends the server for good. */
  async remove(): Promise<void> {
    await this.stop()
    process.off('exit', this.killWithUs)
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
