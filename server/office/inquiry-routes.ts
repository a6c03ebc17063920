import type { FastifyInstance } from 'fastify'
import { fullTimeText } from '../../office/contract/date-texts.ts'
import {
  type InquiryErasure,
  inquiryFilterSchema,
  type OfficeInquiry,
  reopeningSchema,
} from '../../office/contract/inquiries.ts'
import { copiesText, isCopied } from '../inquiries/delivery-words.ts'
import { forExport, inquiriesCsv } from '../inquiries/inquiries-csv.ts'
import { StockStore } from '../stock/stock-store.ts'
import { AnsweredInquiries } from '../store/answered-inquiries.ts'
import type { InquiryDatabase } from '../store/database.ts'
import { Erasure } from '../store/erasure.ts'
import { InquiryRecords } from '../store/inquiry-records.ts'
import { personOf } from './access.ts'
import { inquiryDetails, recordOf } from './inquiry-details.ts'
import { InquiryList } from './inquiry-list.ts'
import { OfficeError } from './office-error.ts'
import { parsed } from './validation.ts'

type OfInquiry = { Params: { id: string } }

const NO_SINKS = 'Inquiries stay in the office, because email isn’t set up. Your programmer sets SMTP_URL.'

/**
 * What customers wrote, for everyone who is signed in. Only an owner can erase.
 * @param sinks names of the configured sinks: the site's server delivers to them
 */
export function inquiryRoutes(app: FastifyInstance, database: InquiryDatabase, sinks: readonly string[]) {
  const records = new InquiryRecords(database)
  const answered = new AnsweredInquiries(database)
  const stock = new StockStore(database)
  const list = new InquiryList(database)
  const vehicles = async () => (await stock.read()).units.map(({ vehicle }) => vehicle)

  const details = async (key: string): Promise<{ inquiry: OfficeInquiry }> => {
    const record = await recordOf(records, key)
    const others = record.inquiry ? await list.othersOf(record.inquiry) : []
    return { inquiry: await inquiryDetails(database, record, await vehicles(), others, Date.now()) }
  }

  app.get('/api/inquiries', async (request, reply) => {
    const filter = parsed(inquiryFilterSchema, request.query)
    const now = Date.now()
    const etag = `"${await list.stamp(now)}"`
    // Devices ask again every few seconds.
    reply.headers({ etag, 'cache-control': 'private, no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return list.list(filter, now)
  })

  app.get<OfInquiry>('/api/inquiries/:id', (request) => details(request.params.id))

  app.get('/api/inquiries.csv', async (_request, reply) => {
    const known = await vehicles()
    return reply
      .header('content-disposition', 'attachment; filename="inquiries.csv"')
      .type('text/csv; charset=utf-8')
      .send(inquiriesCsv(forExport(await records.list(), () => known)))
  })

  app.post<OfInquiry>('/api/inquiries/:id/answered', async (request) => {
    const { id, answered: before, closed } = await recordOf(records, request.params.id)
    if (!(await answered.answer(id, personOf(request).name)))
      throw new OfficeError(
        409,
        closed ? 'This inquiry is closed.' : `${before?.by ?? 'Somebody else'} already answered it.`,
      )
    return details(id)
  })

  app.post<OfInquiry>('/api/inquiries/:id/closed', async (request) => {
    const { id, closed } = await recordOf(records, request.params.id)
    if (!(await answered.close(id, personOf(request).name)))
      throw new OfficeError(409, `${closed?.by ?? 'Somebody else'} already closed it.`)
    return details(id)
  })

  app.post<OfInquiry>('/api/inquiries/:id/reopened', async (request) => {
    const { from } = parsed(reopeningSchema, request.body)
    const { id } = await recordOf(records, request.params.id)
    if (!(await answered.reopen(id, from, personOf(request).name)))
      throw new OfficeError(409, 'Somebody else changed this inquiry in the meantime.')
    return details(id)
  })

  /** Makes deliveries due. The site's server sends them within seconds. */
  const deliver = async (key: string, who: string, step: 'sent-again' | 'delivered') => {
    const { id, inquiry, suspected } = await recordOf(records, key)
    if (!inquiry) throw new OfficeError(409, 'This inquiry was erased.')
    if (step === 'delivered' && !suspected) throw new OfficeError(409, 'This inquiry isn’t held back.')
    if (step === 'sent-again' && sinks.length === 0) throw new OfficeError(409, NO_SINKS)
    await records.retry(id, sinks, step === 'sent-again')
    await answered.note([id], who, step)
    return details(id)
  }

  app.post<OfInquiry>('/api/inquiries/:id/sent-again', (request) =>
    deliver(request.params.id, personOf(request).name, 'sent-again'),
  )

  app.post<OfInquiry>('/api/inquiries/:id/delivered', (request) =>
    deliver(request.params.id, personOf(request).name, 'delivered'),
  )

  app.post<OfInquiry>('/api/inquiries/:id/given-up', async (request) => {
    const { id } = await recordOf(records, request.params.id)
    if ((await records.giveUp(id)) === 0) throw new OfficeError(409, 'Nothing’s waiting to go out for this inquiry.')
    await answered.note([id], personOf(request).name, 'given-up')
    return details(id)
  })

  app.delete<OfInquiry>('/api/inquiries/:id', { config: { access: 'owner' } }, async (request) => {
    const { inquiry } = await recordOf(records, request.params.id)
    if (!inquiry) throw new OfficeError(409, 'This inquiry was erased.')
    const erasure = new Erasure(database, sinks)
    const ids = await erasure.inquiriesFrom(inquiry.email)
    const found = (await Promise.all(ids.map((key) => records.list({ key })))).flat()
    const answer: InquiryErasure = {
      erased: await erasure.erase(ids),
      copies: found.map((record) => copiesText(record, fullTimeText)),
      isCopied: found.some(isCopied),
    }
    await answered.note(ids, personOf(request).name, 'erased')
    return answer
  })
}
