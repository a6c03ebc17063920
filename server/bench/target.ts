// The server to measure, in its own process: with its database or without the write; over a small site, or over the one
// in the folder of the second argument, with the catalogue of the third.
import { resolve } from 'node:path'
import { buildApp } from '../app.ts'
import { openDatabase } from '../store/database.ts'
import { MemoryStore } from '../store/memory-store.ts'
import { testSite } from '../test-site.ts'
import { tellUsage } from './targets.ts'

const withoutWrite = process.argv[2] === 'without-write'
const site = testSite()
const siteDir = process.argv[3]
const config = {
  ...site.config,
  logLevel: 'info' as const,
  ...(siteDir && { siteDir: resolve(siteDir), catalogueFile: resolve(process.argv[4] ?? 'mock-api/db.json') }),
}
const database = await openDatabase(config.database)
const app = await buildApp(config, database, withoutWrite ? new MemoryStore() : undefined)
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
tellUsage()
process.once('SIGTERM', async () => {
  await app.close()
  await database.db.destroy()
  site.remove()
  if (process.connected) process.disconnect()
})
