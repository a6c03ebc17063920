import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { testInquiry } from '../../server/test-inquiry.ts'
import { METRICS_HEADERS } from '../../server/test-metrics.ts'
import { testSite } from '../../server/test-site.ts'
import { apiErrorSchema } from '../../src/contract/api-error.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'
import { isAvailable } from '../system-tools.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const LIMIT_KB = 768

type Disk = {
  name: string
  here: boolean
  /** A command that becomes the server, with `DATA_DIR` on a disk that is soon full. */
  launcher: string[]
  /** Makes room. */
  relieve: (server: RunningServer, dataDir: string) => void
}

const inNamespace = ['unshare', '-rm']

const disks: Disk[] = [
  {
    name: 'a small disk',
    here: spawnSync(inNamespace[0] ?? '', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /tmp']).status === 0,
    launcher: [...inNamespace, 'sh', '-c', `mount -t tmpfs -o size=${LIMIT_KB}k tmpfs "$DATA_DIR" && exec "$@"`, 'sh'],
    relieve: ({ process }, dataDir) => {
      const enter = ['-t', String(process.pid), '-U', '-m', '--preserve-credentials']
      execFileSync('nsenter', [...enter, 'mount', '-o', 'remount,size=64m', 'tmpfs', dataDir])
    },
  },
  {
    // Without the signal that comes with it, a write beyond the limit fails like one to a full disk.
    name: 'a limit on the size of files',
    here: spawnSync('prlimit', ['--version']).status === 0,
    launcher: ['bash', '-c', `trap '' XFSZ; ulimit -S -f ${LIMIT_KB}; exec "$@"`, 'bash'],
    relieve: ({ process }) => {
      execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=unlimited:unlimited'])
    },
  },
]

const usable = disks.filter(({ name, here }) => isAvailable(name, here))

test.each(usable)(
  'on $name the server answers 503, loses nothing, and goes on once there is room',
  async ({ launcher, relieve }) => {
    const site = testSite()
    cleanUps.push(site.remove)
    const environment = serverEnvironment(site)
    const dataDir = environment.DATA_DIR ?? ''
    mkdirSync(dataDir, { recursive: true })
    const server = await startServer(SERVER, environment, launcher)
    cleanUps.push(() => server.stop('SIGKILL'))
    const post = (body: object) =>
      fetch(server.url + endpoints.contact, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })

    const accepted: ReturnType<typeof testInquiry>[] = []
    let refused = testInquiry({ message: 'x'.repeat(4_000) })
    let answer = await post(refused)
    while (answer.status === 201 && accepted.length < 2_000) {
      accepted.push(refused)
      refused = testInquiry({ message: 'x'.repeat(4_000) })
      answer = await post(refused)
    }
    expect(accepted.length).toBeGreaterThan(10)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(apiErrorSchema.parse(await answer.json()).error).toMatch(/^We can’t take messages right now\./)
    await expect.poll(server.output).toMatch(/(?:disk is full|disk I\/O error).*could not be stored/)
    // The rest of the site does not notice.
    expect((await fetch(server.url + endpoints.vehicles)).status).toBe(200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

    const ready = async () => (await fetch(`${server.url}/readyz`)).status
    await expect.poll(ready).toBe(503)
    expect(await (await fetch(`${server.url}/metrics`, { headers: METRICS_HEADERS })).text()).toContain(
      'inquiries_storable 0\n',
    )

    relieve(server, dataDir)
    await expect.poll(ready).toBe(200)
    expect((await post(refused)).status).toBe(201)
    for (const inquiry of accepted) {
      // A copy of what was accepted is known; the same id with another text is refused, so it was this text.
      expect((await post(inquiry)).status).toBe(201)
      expect((await post({ ...inquiry, message: 'Another text, to see.' })).status).toBe(409)
    }
  },
)
