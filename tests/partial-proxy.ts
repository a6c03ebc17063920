import { once } from 'node:events'
import { request as ask, createServer, type RequestListener, type Server } from 'node:http'

/** A proxy to the site that answers only some of the requests for certain paths, and all others. */
export class PartialProxy {
  readonly #siteUrl: string
  readonly #limited: RegExp
  #left: number
  #server: Server
  #port = 0

  private constructor(siteUrl: string, limited: RegExp, most: number) {
    this.#siteUrl = siteUrl
    this.#limited = limited
    this.#left = most
    this.#server = createServer(this.#serve)
  }

  /**
   * @param limited paths with a limited number of answers; later requests stay pending
   * @param most how many are answered
   */
  static async start(siteUrl: string, limited: RegExp, most: number): Promise<PartialProxy> {
    const proxy = new PartialProxy(siteUrl, limited, most)
    await proxy.#listen()
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Closes every connection, pending requests included, and accepts no new ones. */
  async cut(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  /**
   * Answers all requests from now on, at the same address; pending ones have to be sent again.
   * @param more how many requests for the limited paths are answered; all by default
   */
  async allow(more = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#server.listening) await this.cut()
    this.#left = more
    this.#server = createServer(this.#serve)
    await this.#listen()
  }

  async #listen() {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.#port = address.port
  }

  readonly #serve: RequestListener = (request, response) => {
    if (this.#limited.test(request.url ?? '')) {
      if (this.#left <= 0) return
      this.#left -= 1
    }
    const onward = ask(this.#siteUrl + request.url, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }
}
