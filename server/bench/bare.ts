// A bare Node.js server that gives one answer to everything, as a process of its own: what another server's answers
// could cost at least. Its argument names a file with the answer, as it went over the wire.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tellUsage } from './targets.ts'

const answer = readFileSync(process.argv[2] ?? '')
const end = answer.indexOf('\r\n\r\n')
const [statusLine = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n')
const status = Number(statusLine.split(' ')[1])
/** Node.js writes these itself. */
const own = ['date', 'connection', 'keep-alive']
const headers = lines
  .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
  .filter(([name]) => !own.includes(name.toLowerCase()))
const body = answer.subarray(end + 4)

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(status, headers).end(body)
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(status, headers).end(body)
  })
}).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
tellUsage()
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => process.disconnect())
})
