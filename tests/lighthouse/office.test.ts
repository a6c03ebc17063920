import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { People } from '../../server/office/people.ts'
import { Sessions } from '../../server/office/sessions.ts'
import { openDatabase } from '../../server/store/database.ts'
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
    ...{ OFFICE_PORT: String(port), OFFICE_SITE_URL: site.url, OFFICE_DIR: pages, DATA_DIR: site.dataDir },
  })
  const database = await openDatabase({ kind: 'sqlite', dataDir: site.dataDir })
  const { id } = await new People(database).add({ name: 'Anna', role: 'owner' })
  cookie = `office=${await new Sessions(database).begin(id)}`
  await database.db.destroy()
})
afterAll(async () => {
  await office?.stop()
  await site?.remove()
})

const onlyCategories = ['accessibility', 'best-practices']

test('the page of the sign-in is accessible and follows best practices', async () => {
  const result = await reportOf(url, { onlyCategories })
  expect(scoresOf(result), faultsOf(result).join('\n')).toEqual({ accessibility: 100, 'best-practices': 100 })
})

test('the page of the stock is accessible and follows best practices', async () => {
  const result = await reportOf(`${url}/stock`, { onlyCategories, extraHeaders: { Cookie: cookie } })
  // The sign-in has no field for a status.
  expect(result.audits['select-name']).toMatchObject({ scoreDisplayMode: 'binary' })
  expect(scoresOf(result), faultsOf(result).join('\n')).toEqual({ accessibility: 100, 'best-practices': 100 })
})
