import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy whose connections can fall silent, as behind a firewall that forgets them: both ends stay open, bytes are
 * taken, and none arrives any more. Later connections pass.
 */
export class SilentProxy {
  readonly #port: number
  readonly #open = new Set<{ isSilent: boolean }>()
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((client) => this.#serve(client))
  #trigger: { text: string; fallen: () => void } | undefined

  private constructor(port: number) {
    this.#port = port
  }

  /** @param url address whose port it passes connections on to */
  static async start(url: string): Promise<SilentProxy> {
    const proxy = new SilentProxy(Number(new URL(url).port))
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  /** The same address by way of the proxy. */
  of(url: string): string {
    const { port } = this.#server.address() as AddressInfo
    return Object.assign(new URL(url), { port: String(port) }).href
  }

  /** All open connections fall silent as soon as a client has sent this text, which still arrives. */
  async silenceAfter(text: string): Promise<void> {
    await new Promise<void>((fallen) => {
      this.#trigger = { text, fallen }
    })
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #serve(client: Socket) {
    const connection = { isSilent: false }
    const server = connect(this.#port, '127.0.0.1')
    this.#open.add(connection)
    const pass = (from: Socket, to: Socket, onChunk: (chunk: Buffer) => void) => {
      this.#sockets.add(from)
      from.on('error', () => undefined)
      from.on('data', (chunk) => {
        if (connection.isSilent) return
        to.write(chunk)
        onChunk(chunk)
      })
      from.on('close', () => {
        this.#sockets.delete(from)
        if (!connection.isSilent) to.destroy()
      })
    }
    pass(client, server, (chunk) => this.#watch(chunk))
    pass(server, client, () => undefined)
  }

  #watch(chunk: Buffer) {
    if (!this.#trigger || !chunk.includes(this.#trigger.text)) return
    for (const connection of this.#open) connection.isSilent = true
    this.#open.clear()
    this.#trigger.fallen()
    this.#trigger = undefined
  }
}
