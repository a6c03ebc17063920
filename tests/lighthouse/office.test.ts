import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { People } from '../../server/office/people.ts'
import { Sessions } from '../../server/office/sessions.ts'
import { openDatabase } from '../../server/store/database.ts'
import { SqlStore } from '../../server/store/sql-store.ts'
import { testInquiry } from '../../server/test-inquiry.ts'
import { buildOffice } from '../../tools/ensure-office.mjs'
import { freePort } from '../free-port.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { OFFICE } from '../server-program.ts'
import { SiteServer } from '../site-server.ts'
import { faultsOf, reportOf, scoresOf } from './report.ts'

let site: SiteServer
let office: RunningServer
let url: string
let cookie: string
beforeAll(async () => {
  site = await SiteServer.start()
  const pages = join(site.dataDir, 'office')
  expect(await buildOffice(pages)).toBe(0)
  const port = await freePort()
  url = `http://localhost:${port}`
  office = await startServer(OFFICE, {
    OFFICE_PORT: String(port),
    OFFICE_SITE_URL: site.url,
    OFFICE_DIR: pages,
    DATA_DIR: site.dataDir,
  })
  const database = await openDatabase({ kind: 'sqlite', dataDir: site.dataDir })
  const { id } = await new People(database).add({ name: 'Anna', role: 'owner' })
  cookie = `office=${await new Sessions(database).begin(id)}`
  await new SqlStore(database, []).accept(INQUIRY, {})
  await database.db.destroy()
})
afterAll(async () => {
  await office?.stop()
  await site?.remove()
})

const INQUIRY = testInquiry()
const onlyCategories = ['accessibility', 'best-practices']

test('the sign-in page is accessible and follows best practices', async () => {
  const result = await reportOf(url, { onlyCategories })
  expect(scoresOf(result), faultsOf(result).join('\n')).toEqual({ accessibility: 100, 'best-practices': 100 })
})

/** Each screen, and what it asks of the server: the sign-in asks for none of it. */
const SCREENS = [
  ['/inquiries', '/api/inquiries'],
  [`/inquiries/${INQUIRY.id}`, `/api/inquiries/${INQUIRY.id}`],
  ['/inquiries/automatic-reply', '/api/receipts'],
  ['/stock', '/api/units'],
  ['/stock/denago-nomad', '/api/units/denago-nomad/history'],
  ['/stock/import', '/api/me'],
  ['/days', '/api/days'],
  ['/devices', '/api/devices'],
  ['/people', '/api/people'],
] as const

test.each(SCREENS)('the screen %s is accessible and follows best practices', async (path, api) => {
  const flags = { onlyCategories, onlyAudits: ['network-requests'], extraHeaders: { Cookie: cookie } }
  const result = await reportOf(url + path, flags)
  const details = result.audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const read = requests
    .filter((item) => item['statusCode'] === 200)
    .map((item) => new URL(String(item['url'])).pathname)
  expect(read).toContain(api)
  expect(scoresOf(result), faultsOf(result).join('\n')).toEqual({ accessibility: 100, 'best-practices': 100 })
})
