import type { InjectOptions } from 'fastify'
import type { Inquiries, OfficeInquiry } from '../../office/contract/inquiries.ts'
import type { Role } from '../../office/contract/people.ts'
import { sinkNames } from '../delivery/deliveries.ts'
import { openDatabase } from '../store/database.ts'
import type { Circumstances, KeptInquiry } from '../store/inquiry-store.ts'
import { SqlStore } from '../store/sql-store.ts'
import { testInquiry } from '../test-inquiry.ts'
import { testSite } from '../test-site.ts'
import { buildOffice } from './office.ts'
import { People } from './people.ts'
import { Sessions } from './sessions.ts'

const HOST = 'localhost:4180'
const ORIGIN = `http://${HOST}`
const HOUR_MS = 60 * 60_000

/** An office over a database of its own, and what customers send to it. @param hasSink inquiries are delivered to a webhook */
export async function testInquiryRoutes(hasSink = true) {
  const site = testSite()
  site.write('pages/index.html', '<!doctype html><title>Office</title>')
  site.write('pages/assets/main.js', '')
  const webhook = hasSink ? { url: 'http://127.0.0.1:9/', secret: 'sixteen letters or more' } : undefined
  const { catalogueFile, database: inFolder, siteDir } = site.config
  const database = await openDatabase(inFolder)
  const sinks = sinkNames({ email: undefined, webhook })
  const app = await buildOffice(
    {
      ...{ catalogueFile, database: inFolder, email: undefined, webhook, siteDir, pagesDir: `${site.dir}/pages` },
      ...{ port: 0, host: '127.0.0.1', origin: ORIGIN, siteUrl: 'http://127.0.0.1:9' },
      ...{ trustProxy: false, logLevel: 'silent' },
    },
    database,
  )

  /** Signs a new person in. */
  async function signedIn(name: string, role: Role = 'owner') {
    const person = await new People(database).add({ name, role })
    const cookie = `office=${await new Sessions(database).begin(person.id)}`
    const ask = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, more: object = {}) => {
      const headers = { cookie, host: HOST, origin: ORIGIN, ...more }
      const options: InjectOptions = { method, url: `/api/inquiries${path}`, headers, ...(payload && { payload }) }
      return app.inject(options)
    }
    const list = async (query = '') => (await ask('GET', query)).json<Inquiries>()
    const one = async (id: string) => (await ask('GET', `/${id}`)).json<{ inquiry: OfficeInquiry }>().inquiry
    return { ask, list, one }
  }

  /** @param hoursAgo when it is received: hours in which the showroom may be closed */
  async function receive(more: Partial<KeptInquiry> = {}, circumstances: Circumstances = {}, hoursAgo = 0) {
    const inquiry = testInquiry(more)
    const outcome = await new SqlStore(database, sinks).accept(inquiry, circumstances)
    if (!('receipt' in outcome)) throw new Error('conflict')
    const { id } = inquiry
    const received_at = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString()
    await database.db.updateTable('inquiry').set({ received_at }).where('id', '=', id).execute()
    return { ...inquiry, reference: outcome.receipt.reference }
  }

  const stop = async () => {
    await app.close()
    await database.db.destroy()
    site.remove()
  }
  return { database, sinks, signedIn, receive, stop }
}
