// A bare Node.js server, in its own process, that gives one answer to everything: the least that any server could cost.
// Its argument names a file with that answer.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tellUsage } from './targets.ts'

/** `headers` has names and values in turn, `body` is Base64. */
export type Answer = { status: number; headers: string[]; body: string }

const answer: Answer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const body = Buffer.from(answer.body, 'base64')
/** Node.js writes these itself. */
const own = ['date', 'connection', 'keep-alive']
const headers = answer.headers.flatMap((name, at) =>
  at % 2 || own.includes(name.toLowerCase()) ? [] : [[name, answer.headers[at + 1] ?? ''] as [string, string]],
)

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(answer.status, headers.flat()).end(body)
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(answer.status, headers.flat()).end(body)
  })
}).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
tellUsage()
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => process.disconnect())
})
