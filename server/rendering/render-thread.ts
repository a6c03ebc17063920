import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { RENDERING } from '../../src/entry/rendering.ts'
import type { ServedBuild } from '../served-build.ts'
import type { Order, Rendered, RenderedStock, ThreadAnswer, Wanted } from './orders.ts'

/**
 * A page takes some hundredths of a second. A thread that needs longer than this is ended, and another one is started.
 */
const RENDER_LIMIT_MS = 30_000
/** How many orders may wait. With more, the thread would be seconds behind. */
const MOST_WAITING = 200

/** Too many orders are waiting. */
export class BusyError extends Error {}

type Waiting = {
  stock: RenderedStock
  wanted: Wanted
  resolve: (rendered: Rendered) => void
  reject: (error: Error) => void
}

/**
 * The thread that renders the pages of one build, one after the other. The first order starts it, also after a failure.
 */
export class RenderThread {
  #worker: Worker | undefined
  #sent: RenderedStock | undefined
  #isClosed = false
  /** The first order is being rendered. */
  #orders: Waiting[] = []
  #limit: NodeJS.Timeout | undefined
  readonly #file: string

  constructor({ dir }: ServedBuild) {
    this.#file = join(dir, RENDERING, 'thread.js')
  }

  /** @throws when the page cannot be rendered, or the thread ends before it is; BusyError when too many orders wait */
  render(stock: RenderedStock, wanted: Wanted): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('another build is in place'))
      if (this.#orders.length > MOST_WAITING) return reject(new BusyError())
      this.#orders.push({ stock, wanted, resolve, reject })
      if (this.#orders.length === 1) this.#next()
    })
  }

  close(): void {
    this.#isClosed = true
    this.#end(new Error('the build was replaced, or the server stops'))
  }

  #next(): void {
    const [first] = this.#orders
    if (!first) return
    const { stock, wanted } = first
    const order: Order = { wanted, ...(stock !== this.#sent && { stock }) }
    this.#sent = stock
    this.#limit = setTimeout(() => this.#end(new Error(`no answer in ${RENDER_LIMIT_MS / 1000} s`)), RENDER_LIMIT_MS)
    this.#limit.unref()
    this.#started().postMessage(order)
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#file, { execArgv: [] })
    worker.unref()
    worker.on('message', (answer: ThreadAnswer) => {
      if (this.#worker === worker) this.#take(answer)
    })
    const ended = (error: Error) => {
      if (this.#worker === worker) this.#end(error)
    }
    worker.on('error', ended)
    worker.on('exit', () => ended(new Error('the thread has ended')))
    this.#worker = worker
    return worker
  }

  #take(answer: ThreadAnswer): void {
    clearTimeout(this.#limit)
    const done = this.#orders.shift()
    if ('error' in answer) done?.reject(new Error(answer.error))
    else done?.resolve(answer.rendered)
    this.#next()
  }

  /** The order under way fails; the waiting ones go to a new thread. */
  #end(error: Error): void {
    clearTimeout(this.#limit)
    const worker = this.#worker
    this.#worker = undefined
    this.#sent = undefined
    const [failed, ...others] = this.#orders
    this.#orders = this.#isClosed ? [] : others
    failed?.reject(error)
    if (this.#isClosed) for (const { reject } of others) reject(error)
    void worker?.terminate()
    this.#next()
  }
}
