import { once } from 'node:events'
import { connect } from 'node:net'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** The length of the answer at the start of `bytes`, or undefined while its head is not complete. */
function lengthOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(bytes.subarray(0, end + 2).toString('latin1')) ?? []
  return end + END_OF_HEAD.length + Number(length)
}

/**
 * Sends one request after the other over each of `connections` kept-alive connections, without Node's HTTP client,
 * which takes longer for an answer than the server does.
 * @param next the bytes of the next request
 * @param expected how every answer begins, such as "HTTP/1.1 200"
 * @returns answers per second
 */
export async function measure(
  url: string,
  next: () => string | Buffer,
  expected: string,
  { connections, durationMs }: { connections: number; durationMs: number },
): Promise<number> {
  const { port, hostname } = new URL(url)
  const start = performance.now()
  let answered = 0
  const client = async () => {
    const socket = connect(Number(port), hostname).setNoDelay()
    let waiting: Buffer = Buffer.alloc(0)
    let missing = 0
    socket.on('data', (chunk) => {
      if (missing === 0) {
        waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk
        const length = lengthOf(waiting)
        if (length === undefined) return
        if (waiting.toString('latin1', 0, expected.length) !== expected) {
          socket.destroy(new Error(`Unexpected answer: ${waiting.toString('latin1', 0, 300)}`))
          return
        }
        missing = length - waiting.length
        waiting = Buffer.alloc(0)
      } else missing -= chunk.length
      if (missing > 0) return
      answered += 1
      if (performance.now() - start < durationMs) socket.write(next())
      else socket.end()
    })
    socket.write(next())
    await once(socket, 'close')
  }
  await Promise.all(Array.from({ length: connections }, client))
  return answered / ((performance.now() - start) / 1000)
}

/** One whole answer, for another server to give alike. */
export async function answerTo(url: string, request: string): Promise<Buffer> {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(request)
  let bytes = Buffer.alloc(0)
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk as Buffer])
    if (bytes.length >= (lengthOf(bytes) ?? Number.POSITIVE_INFINITY)) break
  }
  return bytes
}
