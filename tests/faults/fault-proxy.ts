import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * What the way to the server does with a request:
 * - `pass`: nothing
 * - `refuse`: the connection is refused
 * - `reset`: the connection breaks before the request gets anywhere
 * - `no-answer`: the request is received and never answered
 * - `lose-answer`: the request gets through, and the connection breaks in place of the answer
 * - `drop-answer`: the request gets through, and the answer never comes
 * - `slow`: the request gets through, and the answer takes a while
 * - `answer`: another server answers
 * - `replace-answer`: the request gets through, and another server answers
 */
export type Fault =
  | { kind: 'pass' | 'refuse' | 'reset' | 'no-answer' | 'lose-answer' | 'drop-answer' | 'slow' }
  | { kind: 'answer' | 'replace-answer'; answer: string }

export type Passage = { method: string; path: string; fault: Fault['kind'] }

const PASS: Fault = { kind: 'pass' }
/** How long a slow answer takes, in ms. */
const SLOW_MS = 1_000
const REQUEST_LINE = /^([A-Z]+) (\S+) HTTP\/1\.1\r\n/
/** An accepted inquiry. The server's answers are short, so headers and body come together. */
const RECEIPT = /^HTTP\/1\.1 201 [\s\S]*?\r\n\r\n[\s\S]*?"id":"([^"]+)"/

/**
 * A TCP proxy between browser and server that behaves like the networks people have. `navigator.onLine` stays true
 * behind it, and page and worker are hit alike.
 */
export class FaultProxy {
  /** Every request in its order, and what was done to it. */
  readonly passages: Passage[] = []
  /** Ids of the inquiries that the server has accepted, whether or not the answer got back. */
  readonly accepted = new Set<string>()
  readonly #listener: Server
  readonly #serverPort: number
  #port = 0
  #fault = PASS
  #path: string | undefined
  #late: { pattern: RegExp; ms: number } | undefined
  readonly #open = new Set<Socket>()
  /** Connections that wait for an answer which will not come. */
  readonly #stuck = new Set<Socket>()

  private constructor(serverUrl: string) {
    this.#serverPort = Number(new URL(serverUrl).port)
    this.#listener = createServer((client) => this.#serve(client))
  }

  static async start(serverUrl: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(serverUrl)
    await proxy.#listen()
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /**
   * Applies a fault to all later requests. A client that waits for an answer that will not come loses the connection.
   * @param path only requests to this path; all others pass
   */
  async set(kind: Exclude<Fault['kind'], 'answer' | 'replace-answer'>, path?: string): Promise<void> {
    return this.#become({ kind }, path)
  }

  /** From now on this is the answer. See `set`. */
  async answerWith(answer: string, path?: string): Promise<void> {
    return this.#become({ kind: 'answer', answer }, path)
  }

  /** From now on requests get through, and this is the answer. See `set`. */
  async replaceAnswer(answer: string, path?: string): Promise<void> {
    return this.#become({ kind: 'replace-answer', answer }, path)
  }

  /** Delays all later requests to these paths by `ms`, before any other fault. Without a pattern none. */
  delay(pattern?: RegExp, ms = 0) {
    this.#late = pattern && { pattern, ms }
  }

  /** How many inquiries have been posted so far, with any outcome. */
  get posts(): number {
    return this.passages.filter(({ method }) => method === 'POST').length
  }

  async stop(): Promise<void> {
    await this.#close()
  }

  async #become(fault: Fault, path?: string) {
    this.#fault = fault
    this.#path = path
    for (const socket of this.#stuck) socket.resetAndDestroy()
    this.#stuck.clear()
    if (fault.kind === 'refuse') await this.#close()
    else if (!this.#listener.listening) await this.#listen()
  }

  async #listen() {
    this.#listener.listen(this.#port, '127.0.0.1')
    await once(this.#listener, 'listening')
    const address = this.#listener.address()
    if (typeof address === 'object' && address) this.#port = address.port
  }

  async #close() {
    if (!this.#listener.listening) return
    const closed = once(this.#listener, 'close')
    this.#listener.close()
    for (const socket of this.#open) socket.destroy()
    await closed
  }

  /** A connection of the browser, and one to the server as soon as a request may pass. */
  #serve(client: Socket) {
    let upstream: Socket | undefined
    let fault: Fault = PASS
    let late = 0
    this.#watch(client, () => upstream?.destroy())
    const write = (chunk: Buffer) => {
      if (client.destroyed) return
      upstream ??= this.#connectUp(client, () => fault)
      upstream.write(chunk)
    }
    const forward = (chunk: Buffer) => {
      if (late > 0) setTimeout(write, late, chunk)
      else write(chunk)
    }
    client.on('data', (chunk) => {
      // A browser sends a request only when it has the answer to the one before, so one begins with the chunk it is in.
      const begin = REQUEST_LINE.exec(chunk.toString('latin1'))
      if (begin) {
        fault = this.#judge(begin[1] ?? '', begin[2] ?? '')
        late = this.#late?.pattern.test(begin[2] ?? '') ? this.#late.ms : 0
      }
      switch (fault.kind) {
        case 'pass':
        case 'slow':
        case 'replace-answer':
          return forward(chunk)
        case 'lose-answer':
        case 'drop-answer':
          this.#stuck.add(client)
          return forward(chunk)
        case 'answer':
          if (begin) client.end(fault.answer)
          return
        case 'no-answer':
          this.#stuck.add(client)
          return
        default:
          client.resetAndDestroy()
      }
    })
  }

  #connectUp(client: Socket, faultNow: () => Fault): Socket {
    const upstream = connect(this.#serverPort, '127.0.0.1')
    this.#watch(upstream, () => client.destroy())
    upstream.on('data', (chunk) => {
      const id = RECEIPT.exec(chunk.toString('latin1'))?.[1]
      if (id) this.accepted.add(id)
      const fault = faultNow()
      if (fault.kind === 'pass') client.write(chunk)
      else if (fault.kind === 'slow') setTimeout(() => client.writable && client.write(chunk), SLOW_MS)
      else if (fault.kind === 'replace-answer') client.end(fault.answer)
      else if (fault.kind === 'lose-answer') client.resetAndDestroy()
    })
    return upstream
  }

  #judge(method: string, path: string): Fault {
    const fault = this.#path === undefined || this.#path === path ? this.#fault : PASS
    this.passages.push({ method, path, fault: fault.kind })
    return fault
  }

  #watch(socket: Socket, onClose: () => void) {
    this.#open.add(socket)
    // An error is followed by `close`, which says all that matters here.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#open.delete(socket)
      this.#stuck.delete(socket)
      onClose()
    })
  }
}
