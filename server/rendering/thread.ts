// Renders pages in a thread, so that the server answers requests meanwhile. The build bundles this file with the
// renderer: a build is always rendered by its own code.
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { BuiltPages, Renderer } from '../../src/entry/rendering.ts'
import {
  type Order,
  type Rendered,
  type RenderedFile,
  type RenderedStock,
  STOCK_FILE,
  type ThreadAnswer,
  type Wanted,
} from './orders.ts'

const port = parentPort
if (!port) throw new Error('This file is started as a thread.')

const beside = (name: string) => new URL(name, import.meta.url)
const { renderer } = (await import(beside('renderer.js').href)) as { renderer: Renderer }
const built = JSON.parse(readFileSync(beside('build.json'), 'utf8')) as BuiltPages
const builtVehicles = JSON.parse(readFileSync(beside('../data/vehicles.json'), 'utf8'))
  .vehicles as RenderedStock['vehicles']

let listSentOf: RenderedStock | undefined
let stock: RenderedStock = { vehicles: [], changedAt: 0 }

port.on('message', async (order: Order) => {
  stock = order.stock ?? stock
  port.postMessage(await answerTo(order))
})

async function answerTo({ wanted }: Order): Promise<ThreadAnswer> {
  try {
    const texts = Object.entries(await textsOf(wanted, stock))
    const rendered: Rendered = Object.fromEntries(texts.map(([name, text]) => [name, compressed(text)]))
    return { rendered }
  } catch (error) {
    const { message, cause } = error as Error
    return { error: cause instanceof Error ? `${message}: ${cause.message}` : message }
  }
}

async function textsOf(wanted: Wanted, current: RenderedStock): Promise<Record<string, string>> {
  const { vehicles, changedAt } = current
  if (wanted.is === 'files') {
    const before = { pages: built.listed, vehicles: builtVehicles }
    const listed = renderer.listedPages(vehicles, built.listPages, changedAt, before)
    const files = Object.entries(await renderer.files(vehicles, changedAt, listed))
    return Object.fromEntries(files.filter(([name]) => STOCK_FILE.test(name)))
  }
  if (wanted.is === 'vehicle not found')
    return { [wanted.is]: renderer.vehicleNotFound(built.frame, vehicles, changedAt) }
  if (wanted.is === 'sold') {
    const page = await renderer.renderSold(wanted.unit, vehicles)
    return { [wanted.is]: renderer.documentOf(built.frame, page).firstVisit }
  }
  const page = await renderer.render(wanted.path, vehicles, changedAt)
  return { [wanted.path]: renderer.documentOf(built.frame, page).firstVisit, ...(await listOnce(wanted.path, current)) }
}

/** Sent with the first page that names it. */
async function listOnce(path: string, current: RenderedStock): Promise<Record<string, string>> {
  if (listSentOf === current || !built.listPages.includes(path)) return {}
  listSentOf = current
  const { name, text } = await renderer.listFile(current.vehicles, current.changedAt)
  return { [name]: text }
}

function compressed(text: string): RenderedFile {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return { plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain, { level: 9 }) }
}
