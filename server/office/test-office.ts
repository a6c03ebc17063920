import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '../../office/contract/people.ts'
import type { Vehicle } from '../../src/contract/vehicle-schema.ts'
import { openDatabase } from '../store/database.ts'
import { restock } from '../test-restock.ts'
import { testVehicles } from '../test-site.ts'
import { buildOffice } from './office.ts'
import { People } from './people.ts'
import { Sessions } from './sessions.ts'
import { readOfficeSettings } from './settings.ts'

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

export const ORIGIN = 'http://localhost:4180'

/** An office over its own database. */
export async function testOffice(
  vehicles: readonly Vehicle[] = testVehicles,
  environment: Record<string, string> = {},
) {
  const dir = mkdtempSync(join(tmpdir(), 'office-'))
  await mkdir(join(dir, 'pages/assets'), { recursive: true })
  writeFileSync(join(dir, 'pages/index.html'), '<!doctype html><title>Office</title>')
  const settings = readOfficeSettings({
    DATA_DIR: dir,
    OFFICE_DIR: join(dir, 'pages'),
    SITE_DIR: dir,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const database = await openDatabase(settings.database)
  await restock(database, vehicles)
  const routes: { method: Method; url: string; access: string }[] = []
  const app = await buildOffice(settings, database, ({ method, url, config }) => {
    for (const name of [method].flat())
      routes.push({ method: name as Method, url, access: config?.access ?? 'signed in' })
  })
  const [people, sessions] = [new People(database), new Sessions(database)]

  /** Signs a new person in. @returns how the person's device makes requests */
  async function person(name: string, role: Role) {
    const { id } = await people.add({ name, role })
    const cookie = `office=${await sessions.begin(id)}`
    const ask = async (method: Method, url: string, body?: object | Buffer) => {
      const response = await app.inject({
        method,
        url,
        headers: {
          host: 'localhost:4180',
          origin: ORIGIN,
          cookie,
          ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
        },
        ...(body && { payload: body }),
      })
      const isJson = response.body && String(response.headers['content-type']).startsWith('application/json')
      return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers }
    }
    return { id, cookie, ask }
  }

  const stop = async () => {
    await app.close()
    await database.db.destroy()
    rmSync(dir, { recursive: true, force: true })
  }
  return { app, routes, database, people, sessions, person, stop }
}
