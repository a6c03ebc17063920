// The server that is measured, as a process of its own: with its database, or with the write removed; over a small site,
// or over the one in the folder of the second argument.
import { resolve } from 'node:path'
import { buildApp } from '../app.ts'
import { openDatabase } from '../store/database.ts'
import { MemoryStore } from '../store/memory-store.ts'
import { testSite } from '../test-site.ts'

const withoutWrite = process.argv[2] === 'without-write'
const site = testSite()
const siteDir = process.argv[3]
const config = {
  ...site.config,
  logLevel: 'info' as const,
  ...(siteDir && { siteDir: resolve(siteDir), catalogueFile: resolve('mock-api/db.json') }),
}
const database = await openDatabase(config.database)
const app = await buildApp(config, database, withoutWrite ? new MemoryStore() : undefined)
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('message', () => process.send?.(process.cpuUsage()))
process.once('SIGTERM', async () => {
  await app.close()
  await database.db.destroy()
  site.remove()
  if (process.connected) process.disconnect()
})
