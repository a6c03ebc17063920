import { join } from 'node:path'
import { setDays } from '../../server/test-days.ts'
import { type TestSite, testVehicles } from '../../server/test-site.ts'
import type { Today } from '../../src/contract/today.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'

export type RunningSubject = RunningServer & { setDays: (days: Today) => Promise<void> }
export type Subject = { name: string; start: (site: TestSite) => Promise<RunningSubject> }

export const serverEnvironment = ({ config, dir }: TestSite): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  SITE_DIR: config.siteDir,
  CATALOGUE_FILE: config.catalogueFile,
  DATA_DIR: join(dir, 'data'),
  METRICS_TOKEN: config.metricsToken ?? '',
  CONTACT_RATE_PER_MINUTE: '1000000',
  CONTACT_RATE_TOTAL_PER_MINUTE: '1000000',
})

const onPostgres: Subject = {
  name: 'the server on PostgreSQL',
  start: async (site) => {
    const postgres = await startPostgres()
    const url = await postgres.createDatabase()
    const server = await startServer(SERVER, { ...serverEnvironment(site), DATABASE_URL: url })
    const stop = async (signal?: NodeJS.Signals) => {
      await server.stop(signal)
      await postgres.stop()
    }
    return { ...server, stop, setDays: (days) => setDays({ kind: 'postgres', url }, days) }
  },
}

/** Every server that speaks the contract. Each runs as a real process with files of its own. */
export const subjects: readonly Subject[] = [
  {
    name: 'the mock API',
    start: async ({ config, dir, write }) => {
      const server = await startServer('mock-api/server.ts', {
        MOCK_PORT: '0',
        MOCK_DB: join(dir, 'db.local.json'),
        CATALOGUE_FILE: config.catalogueFile,
      })
      return {
        ...server,
        setDays: async (today) => write('db.json', JSON.stringify({ vehicles: testVehicles, inquiries: [], today })),
      }
    },
  },
  {
    name: 'the server on its embedded database',
    // From its sources, as `npm start` has it.
    start: async (site) => ({
      ...(await startServer('server/main.ts', serverEnvironment(site))),
      setDays: (days) => setDays({ kind: 'sqlite', dataDir: join(site.dir, 'data') }, days),
    }),
  },
  ...(hasPostgres ? [onPostgres] : []),
]
