import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { RENDERING } from '../../src/entry/rendering.ts'
import type { ServedBuild } from '../served-build.ts'
import type { Answer, Order, Rendered, Stock, Wanted } from './orders.ts'

/** A page takes some hundredths of a second. A thread that needs longer than this is ended, and another one is started. */
const RENDER_LIMIT_MS = 30_000

type Waiting = { resolve: (rendered: Rendered) => void; reject: (error: Error) => void; limit: NodeJS.Timeout }

/** The thread that renders pages of one build. It is started by the first order, and anew after it has failed. */
export class RenderThread {
  #worker: Worker | undefined
  #sent: Stock | undefined
  #number = 0
  #isClosed = false
  readonly #waiting = new Map<number, Waiting>()
  readonly #file: string

  constructor({ dir }: ServedBuild) {
    this.#file = join(dir, RENDERING, 'thread.js')
  }

  /** @throws when the page cannot be rendered, or the thread ends before it is */
  render(stock: Stock, wanted: Wanted): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('another build is in place'))
      const worker = this.#started()
      const number = ++this.#number
      const limit = setTimeout(
        () => this.#end(new Error(`no answer in ${RENDER_LIMIT_MS / 1000} s`)),
        RENDER_LIMIT_MS,
      ).unref()
      this.#waiting.set(number, { resolve, reject, limit })
      const order: Order = { number, wanted, ...(stock !== this.#sent && { stock }) }
      this.#sent = stock
      worker.postMessage(order)
    })
  }

  close(): void {
    this.#isClosed = true
    this.#end(new Error('the build was replaced, or the server stops'))
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#file, { execArgv: [] })
    worker.unref()
    worker.on('message', (answer: Answer) => this.#take(answer))
    const ended = (error: Error) => {
      if (this.#worker === worker) this.#end(error)
    }
    worker.on('error', ended)
    worker.on('exit', () => ended(new Error('the thread has ended')))
    this.#worker = worker
    return worker
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number)
    if (!waiting) return
    this.#waiting.delete(answer.number)
    clearTimeout(waiting.limit)
    if ('error' in answer) waiting.reject(new Error(answer.error))
    else waiting.resolve(answer.rendered)
  }

  #end(error: Error): void {
    const worker = this.#worker
    this.#worker = undefined
    this.#sent = undefined
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject, limit } of waiting) {
      clearTimeout(limit)
      reject(error)
    }
    void worker?.terminate()
  }
}
