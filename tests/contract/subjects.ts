import { join } from 'node:path'
import type { TestSite } from '../../server/test-site.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'

export type Subject = { name: string; start: (site: TestSite) => Promise<RunningServer> }

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
    const server = await startServer(SERVER, {
      ...serverEnvironment(site),
      DATABASE_URL: await postgres.createDatabase(),
    })
    const stop = async (signal?: NodeJS.Signals) => {
      await server.stop(signal)
      await postgres.stop()
    }
    return { ...server, stop }
  },
}

/** Every server that speaks the contract. Each runs as a real process with files of its own. */
export const subjects: readonly Subject[] = [
  {
    name: 'the mock API',
    start: ({ config, dir }) =>
      startServer('mock-api/server.ts', {
        MOCK_PORT: '0',
        MOCK_DB: join(dir, 'db.local.json'),
        CATALOGUE_FILE: config.catalogueFile,
      }),
  },
  {
    name: 'the server on its embedded database',
    // From its sources, as `npm start` has it.
    start: (site) => startServer('server/main.ts', serverEnvironment(site)),
  },
  ...(hasPostgres ? [onPostgres] : []),
]
