import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContext, chromium } from 'playwright/test'
import { requireBrowser, TEST_BROWSER_FLAGS } from '../../tools/browser.mjs'

/** A browser that keeps its profile from one start to the next, and can be killed with everything it runs. */
export class OwnBrowser {
  /** The folder with all that it stores. */
  readonly profile = mkdtempSync(join(tmpdir(), 'profile-'))
  #process: ChildProcess | undefined
  #browser: Browser | undefined
  readonly #killWithUs = () => this.#killAll()
  readonly #isHeadless: boolean
  readonly #flags: readonly string[]

  constructor({ isHeadless, flags = [] }: { isHeadless: boolean; flags?: readonly string[] }) {
    this.#isHeadless = isHeadless
    this.#flags = flags
  }

  /** Starts it on its profile. @returns the pages' context; its first page is there already */
  async start(): Promise<BrowserContext> {
    const flags = [
      ...TEST_BROWSER_FLAGS,
      ...this.#flags,
      ...(this.#isHeadless ? ['--headless'] : []),
      '--remote-debugging-port=0',
      `--user-data-dir=${this.profile}`,
      'about:blank',
    ]
    // In a process group of its own, so that its children can be killed along with it.
    const child = spawn(await requireBrowser(), flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
    this.#process = child
    process.once('exit', this.#killWithUs)
    const browser = await chromium.connectOverCDP(await addressOf(child))
    this.#browser = browser
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no context')
    return context
  }

  /** Ends it as an empty battery does. Resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child) return
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    this.#killAll()
    await gone
    process.off('exit', this.#killWithUs)
    this.#process = undefined
  }

  /** Ends it as a person does: it writes all that it still has to write. */
  async quit(): Promise<void> {
    const child = this.#process
    const [context] = this.#browser?.contexts() ?? []
    if (!child || !context) return
    const gone = once(child, 'exit')
    const session = await context.browser()?.newBrowserCDPSession()
    await session?.send('Browser.close')
    await gone
    process.off('exit', this.#killWithUs)
    this.#process = undefined
  }

  /** Ends it for good. */
  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  #killAll() {
    const pid = this.#process?.pid
    if (!pid) return
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    else
      try {
        process.kill(-pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
  }
}

/** The address on which the browser takes commands, from the line that it prints once it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stderr as NonNullable<typeof child.stderr> })
  const said: string[] = []
  for await (const line of lines) {
    said.push(line)
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (address) {
      child.stderr?.resume()
      return address
    }
  }
  throw new Error(`The browser did not start: ${said.join('\n')}`)
}
