import type { FastifyInstance } from 'fastify'
import {
  closingSchema,
  type OldInquiriesCount,
  oldInquiriesSchema,
  reopeningOfAllSchema,
} from '../../office/contract/inquiries.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { OldInquiries } from '../store/old-inquiries.ts'
import { personOf } from './access.ts'
import { parsed } from './validation.ts'

const DAY_MS = 24 * 60 * 60_000
const OWNER = { config: { access: 'owner' } } as const

/** An owner closes all old inquiries at once. */
export function oldInquiryRoutes(app: FastifyInstance, database: InquiryDatabase) {
  const old = new OldInquiries(database)

  app.get('/api/old-inquiries', OWNER, async (request): Promise<OldInquiriesCount> => {
    const { days } = parsed(oldInquiriesSchema, request.query)
    const before = new Date(Date.now() - days * DAY_MS).toISOString()
    return { before, ...(await old.count(before)) }
  })

  app.post('/api/old-inquiries/closed', OWNER, (request) =>
    old.close(parsed(closingSchema, request.body).before, personOf(request).name),
  )

  app.post('/api/old-inquiries/reopened', OWNER, async (request) => ({
    reopened: await old.reopen(parsed(reopeningOfAllSchema, request.body).at, personOf(request).name),
  }))
}
