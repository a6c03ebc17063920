import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints } from '../src/contract/endpoints.ts'
import { API_HEADER } from '../src/contract/own-answer.ts'

type Fault = (answer: ServerResponse, right: () => Promise<string>) => unknown

const json = { 'content-type': 'application/json', [API_HEADER]: '1' }

/** What can come in place of an answer of the API. */
const faults = {
  'a page of HTML': (answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome to our Wi-Fi</title>'),
  'truncated JSON': async (answer, right) => {
    const text = await right()
    answer.writeHead(200, json).end(text.slice(0, text.length / 2))
  },
  'JSON of another shape': (answer) => answer.writeHead(200, json).end('{"vehicles":{},"id":7}'),
  'units without their names': async (answer, right) =>
    answer.writeHead(200, json).end((await right()).replace(/"name":/, '"title":')),
  'status 500': (answer) => answer.writeHead(500, json).end('{"error":"Something broke here."}'),
  'status 404': (answer) => answer.writeHead(404, json).end('{"error":"Vehicle not found"}'),
  'no answer, ever': () => {},
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** A proxy in front of the site's server. Passes everything on; while a fault is set, it answers reads of vehicles with that. */
export class FaultyApi {
  fault: FaultName | undefined
  /** Paths of the reads of vehicles that came, in their order. */
  readonly asked: string[] = []
  /** How many of them have no whole answer yet. */
  unanswered = 0
  readonly url: string
  private readonly server: Server

  private constructor(server: Server, target: string) {
    this.server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('request', (asked, answer) => this.answer(asked, answer, target))
  }

  static async before(target: string): Promise<FaultyApi> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new FaultyApi(server, target)
  }

  async close() {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private answer(asked: IncomingMessage, answer: ServerResponse, target: string) {
    const path = asked.url ?? '/'
    if (path.startsWith(endpoints.vehicles)) {
      this.asked.push(path)
      this.unanswered += 1
      answer.on('close', () => {
        this.unanswered -= 1
      })
      const right = async () => (await fetch(target + path)).text()
      if (this.fault) return void faults[this.fault](answer, right)
    }
    const passedOn = request(target + path, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  }
}
