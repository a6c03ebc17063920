import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import jsonServer from 'json-server'
import * as z from 'zod/mini'
import { dealerDay } from '../src/contract/dealer-clock.ts'
import { endpoints } from '../src/contract/endpoints.ts'
import { inquiryConfirmationSchema, inquiryRequestSchema, inquirySchema } from '../src/contract/inquiry.ts'
import { withoutBlanks } from '../src/contract/inquiry-body.ts'
import { inquiryProblems } from '../src/contract/inquiry-problems.ts'
import { API_HEADER } from '../src/contract/own-answer.ts'
import { answerOf } from '../src/contract/today.ts'
import { findVehicle } from '../src/contract/vehicle-lookup.ts'
import { writtenTime } from '../src/contract/written-time.ts'
import { type DatabaseFiles, openDatabase } from './database.ts'
import { causeFault, type Fault, faultSchema, readFault } from './faults.ts'

/** `status-503@fault.example.com`: an inquiry from such an address gets the failure it names. */
const SENTINEL = /^(.+)@fault\.example\.com$/

export type MockOptions = DatabaseFiles & { fault?: Fault }

const DEFAULT_FILES: DatabaseFiles = { seedFile: 'mock-api/db.json', localFile: 'mock-api/db.local.json' }

/** The API for development: json-server over db.json, the contract's own checks, and switches that simulate failures. */
export function createApp(options: Partial<MockOptions> = {}) {
  const database = openDatabase({ ...DEFAULT_FILES, ...options })
  let standing: Fault = options.fault ?? {}

  const app = jsonServer.create()
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-cache', [API_HEADER]: '1' })
    next()
  })
  app.use(jsonServer.bodyParser)

  app.get('/__fault', (_request, response) => response.json(standing))
  app.delete('/__fault', (_request, response) => {
    standing = {}
    response.json(standing)
  })
  app.post('/__fault', (request, response) => {
    const wanted = faultSchema.safeParse(request.body)
    if (!wanted.success) return response.status(422).json({ error: z.prettifyError(wanted.error) })
    standing = wanted.data
    return response.json(standing)
  })

  app.use('/api', (request, response, next) => {
    const sentinel = SENTINEL.exec(String(request.body?.email ?? ''))?.[1]
    const words = sentinel ?? request.get('x-fault') ?? request.query.fault
    const fault = typeof words === 'string' ? readFault(words) : standing
    causeFault(fault, response).then((goOn) => goOn && next(), next)
  })

  app.all([endpoints.vehicles, `${endpoints.vehicles}/:ref`, endpoints.today], (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next()
    return response.status(405).set('Allow', 'GET, HEAD').json({ error: 'This address answers GET, HEAD only.' })
  })
  app.get(endpoints.vehicles, (_request, _response, next) => {
    database.vehicles()
    next()
  })
  app.get(`${endpoints.vehicles}/:ref`, (request, response) => {
    const vehicle = findVehicle(database.vehicles(), request.params.ref)
    return vehicle ? response.json(vehicle) : response.status(404).json({ error: 'Vehicle not found' })
  })

  app.get(endpoints.today, (_request, response) => {
    response.json(answerOf(database.today(), dealerDay(Date.now())))
  })

  app.post(endpoints.contact, (request, response) => {
    if (!request.is('application/json')) return response.status(415).json({ error: 'This address takes JSON only.' })
    const parsed = inquiryRequestSchema.safeParse(withoutBlanks(request.body))
    if (!parsed.success) return response.status(422).json(inquiryProblems(parsed.error))
    const { id = randomUUID(), replaces } = parsed.data
    const inquiry = inquirySchema.parse(parsed.data)
    const known = database.inquiry(id)
    if (!known) {
      const now = Date.now()
      const confirmation = { id, reference: `MOCK-${id.slice(0, 8)}`, receivedAt: new Date(now).toISOString() }
      const written = writtenTime(parsed.data, now)
      const writtenAt = written === undefined ? undefined : new Date(written).toISOString()
      database.addInquiry({ ...inquiry, ...confirmation, writtenAt, replaces })
      return response.status(201).json(confirmation)
    }
    if (!isDeepStrictEqual(inquirySchema.parse(known), inquiry)) {
      return response
        .status(409)
        .json({ error: 'This message was already sent with other text. Please send it as a new one.' })
    }
    return response.status(201).json(inquiryConfirmationSchema.parse(known))
  })
  app.all(endpoints.contact, (_request, response) =>
    response.status(405).set('Allow', 'POST').json({ error: 'This address answers POST only.' }),
  )

  // Lists, filters and pages `/api/vehicles` and `/api/inquiries`; the latter is for looking at while developing.
  app.use('/api', database.router)
  app.use((error: Error & { status?: number }, _request: unknown, response: MockResponse, _next: unknown) => {
    const status = error.status ?? 500
    response.status(status).json({ error: status === 400 ? UNREADABLE : error.message })
  })
  return app
}

const UNREADABLE = 'We couldn’t read that request. Please try again.'

/** Express tells an error handler by its four parameters, and then cannot infer their types. */
type MockResponse = { status: (code: number) => { json: (body: object) => unknown } }
