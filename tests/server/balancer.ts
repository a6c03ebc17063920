import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const ASK_EVERY_MS = 50

/**
 * Longer than any test waits between two requests. A request that is sent while the balancer closes an idle connection would
 * fail, and the test would blame a server.
 */
const IDLE_MS = 600_000

/** What the example asks each server. */
const [, HEALTH = ''] = /health_uri (\S+)/.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? []

/**
 * A balancer as `deploy/Caddyfile` configures one, but stricter: it keeps connections open, asks each server how it is,
 * sends requests to those that say 200 in turn, and never sends one again.
 */
export class Balancer {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #ready = new Set<string>()
  readonly #asking = new Map<string, NodeJS.Timeout>()
  #turn = 0
  readonly #server = createServer({ keepAliveTimeout: IDLE_MS }, (from, to) => this.#pass(from, to))

  static async start(): Promise<Balancer> {
    const balancer = new Balancer()
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    return balancer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Resolves when the server is ready and has its part of the requests. */
  async add(server: string): Promise<void> {
    await this.#ask(server)
    this.#asking.set(
      server,
      setInterval(() => void this.#ask(server), ASK_EVERY_MS),
    )
  }

  /** Forgets a server that is gone. */
  remove(server: string): void {
    clearInterval(this.#asking.get(server))
    this.#asking.delete(server)
    this.#ready.delete(server)
  }

  async #ask(server: string): Promise<void> {
    const answer = await fetch(server + HEALTH).catch(() => undefined)
    await answer?.text()
    if (answer?.ok) this.#ready.add(server)
    else this.#ready.delete(server)
  }

  #pass(from: IncomingMessage, to: ServerResponse) {
    const servers = [...this.#ready]
    this.#turn += 1
    const server = servers[this.#turn % servers.length]
    if (!server) return to.writeHead(502).end('no server is ready')
    const { method = 'GET', headers } = from
    const passed = request(server + from.url, {
      method,
      headers: { ...headers, connection: 'keep-alive' },
      agent: this.#agent,
    })
    passed.once('error', (error) => to.writeHead(502).end(error.message))
    passed.once('response', (answer) => {
      const { connection: _, ...rest } = answer.headers
      to.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(to)
    })
    return from.pipe(passed)
  }

  stop(): void {
    for (const server of [...this.#asking.keys()]) this.remove(server)
    this.#agent.destroy()
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
