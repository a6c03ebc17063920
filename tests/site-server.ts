import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { METRICS_TOKEN } from '../server/test-metrics.ts'
import { freePort } from './free-port.ts'
import { type RunningServer, startServer } from './processes.ts'
import { SERVER } from './server-program.ts'

export type SiteOptions = {
  /** The built site to serve, `dist` when not given. */
  dir?: string | undefined
  /** A JSON file of vehicles in place of the usual catalogue. */
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

  /** Ends the server for good. */
  async remove(): Promise<void> {
    await this.stop()
    process.off('exit', this.killWithUs)
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
