import type { Inquiries, OfficeInquiry } from '../../office/contract/inquiries.ts'
import type { Role } from '../../office/contract/people.ts'
import type { Circumstances, StoredInquiry } from '../store/inquiry-store.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testOffice } from './test-office.ts'

const HOUR_MS = 60 * 60_000
const WEBHOOK = { WEBHOOK_URL: 'http://127.0.0.1:4174/', WEBHOOK_SECRET: 'sixteen letters or more' }

/** An office, and a way for customers to send to it. @param hasSink inquiries are delivered to a webhook */
export async function testInquiryRoutes(hasSink = true) {
  const { app, database, person, stop } = await testOffice([], hasSink ? WEBHOOK : {})

  /** Signs a new person in. */
  async function signedIn(name: string, role: Role = 'owner') {
    const { ask: askOffice, cookie } = await person(name, role)
    const ask = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
      askOffice(method, `/api/inquiries${path}`, body)
    const list = async (query = '') => (await ask('GET', query)).body as Inquiries
    const one = async (id: string) => ((await ask('GET', `/${id}`)).body as { inquiry: OfficeInquiry }).inquiry
    return { ask, list, one, cookie }
  }

  /** @param hoursAgo when it was received; the showroom may be closed in these hours */
  async function receive(more: Partial<StoredInquiry> = {}, circumstances: Circumstances = {}, hoursAgo = 0) {
    const inquiry = testInquiry(more)
    const outcome = await new SqlStore(database, hasSink ? ['webhook'] : []).accept(inquiry, circumstances)
    if (!('confirmation' in outcome)) throw new Error('conflict')
    const received_at = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString()
    await database.db.updateTable('inquiry').set({ received_at }).where('id', '=', inquiry.id).execute()
    return { ...inquiry, reference: outcome.confirmation.reference }
  }

  return { app, database, signedIn, receive, stop }
}
