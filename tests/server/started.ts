import { afterEach } from 'vitest'
import { type TestSite, testSite } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'

/** Sites and servers of one test file, which are gone after each of its tests. */
export function startedServers() {
  const cleanUps: (() => unknown)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
  })

  function newSite(): TestSite {
    const site = testSite()
    cleanUps.push(site.remove)
    return site
  }

  async function start(site: TestSite, more: Record<string, string> = {}): Promise<RunningServer> {
    const server = await startServer(SERVER, { ...serverEnvironment(site), ...more })
    cleanUps.push(() => server.stop('SIGKILL'))
    return server
  }

  return { cleanUps, newSite, start }
}

export const post = (server: RunningServer, body: object): Promise<Response> =>
  fetch(server.url + endpoints.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
