import type { FastifyInstance } from 'fastify'
import { dealerDay } from '../../src/contract/dealer-clock.ts'
import { noticeSchema, specialHoursSchema } from '../../src/contract/today.ts'
import { DayError, DayStore } from '../days/day-store.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { personOf } from './access.ts'
import { OfficeError } from './office-error.ts'
import { parsed } from './validation.ts'

/** Turns a refusal of the store into one of the office. */
const orRefusal = <Result>(setting: Promise<Result>): Promise<Result> =>
  setting.catch((error: Error) => {
    throw error instanceof DayError ? OfficeError.ofField(error) : error
  })

/** Closed days, special hours and notices, for everyone who is signed in. */
export function dayRoutes(app: FastifyInstance, database: InquiryDatabase) {
  const days = new DayStore(database)

  app.get('/api/days', () => days.list(dealerDay(Date.now())))

  app.post('/api/days/hours', async (request) => {
    const entry = parsed(specialHoursSchema, request.body)
    return { id: await orRefusal(days.setHours(entry, personOf(request).name)) }
  })

  app.post('/api/days/notices', async (request) => {
    const notice = parsed(noticeSchema, request.body)
    return { id: await orRefusal(days.addNotice(notice, personOf(request).name)) }
  })

  app.delete<{ Params: { id: string } }>('/api/days/:id', async (request) => {
    if (!(await days.remove(request.params.id, personOf(request).name)))
      throw new OfficeError(404, 'This was already removed.')
    return {}
  })
}
