import { once } from 'node:events'
import { request as ask, createServer, type RequestListener, type Server } from 'node:http'

/** A way to the site on which only some of the requested files come through; everything else does. */
export class NarrowWay {
  readonly #siteUrl: string
  readonly #narrow: RegExp
  #left: number
  #server: Server
  #port = 0

  private constructor(siteUrl: string, narrow: RegExp, most: number) {
    this.#siteUrl = siteUrl
    this.#narrow = narrow
    this.#left = most
    this.#server = createServer(this.#serve)
  }

  /**
   * @param narrow paths of which only so many are answered; the others are waited for without an end
   * @param most how many
   */
  static async start(siteUrl: string, narrow: RegExp, most: number): Promise<NarrowWay> {
    const way = new NarrowWay(siteUrl, narrow, most)
    await way.#listen()
    return way
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Breaks every connection, those that are waited for as well, and takes no new ones. */
  async cut(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  /**
   * From now on everything comes through, at the same address; what is waited for is asked for anew.
   * @param more of the narrow paths, when not all of them are answered
   */
  async widen(more = Number.POSITIVE_INFINITY): Promise<void> {
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
    if (this.#narrow.test(request.url ?? '')) {
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
