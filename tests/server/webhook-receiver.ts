import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A dealer's system that takes every lead and counts them by inquiry. */
export async function startReceiver() {
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id'])
    request.resume().on('end', () => {
      counts.set(id, (counts.get(id) ?? 0) + 1)
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    counts,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
