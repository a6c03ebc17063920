import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { testInquiry } from '../../server/test-inquiry.ts'
import { type TestSite, testSite } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { inquiryReceiptSchema } from '../../src/contract/inquiry.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'
import { isAvailable } from '../system-tools.ts'

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

const post = (server: RunningServer, body: object) =>
  fetch(server.url + endpoints.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a bad setting ends the start with one sentence and nothing else', async () => {
  await expect(start(newSite(), { PORT: 'ninety' })).rejects.toThrow(
    /^\S*\.js ended with 1: PORT must be a whole number from 0 to 65535, not "ninety"\.$/,
  )
})

test('an address that cannot be listened at ends the start with one sentence', async () => {
  const taken = await start(newSite())
  await expect(start(newSite(), { PORT: new URL(taken.url).port })).rejects.toThrow(
    /^\S*\.js ended with 1: PORT \d+ is taken by another program\.$/,
  )
  await expect(start(newSite(), { HOST: '203.0.113.7' })).rejects.toThrow(
    /^\S*\.js ended with 1: HOST must be an address of this machine, not "203\.0\.113\.7"\.$/,
  )
})

test.runIf(hasPostgres)(
  'a database that does not exist ends the start with one sentence, without its password',
  async () => {
    const postgres = await startPostgres()
    cleanUps.push(() => postgres.stop())
    const url = new URL(await postgres.createDatabase())
    Object.assign(url, { password: 'hunter2', pathname: '/nowhere' })
    await expect(start(newSite(), { DATABASE_URL: url.href })).rejects.toThrow(
      /^\S*\.js ended with 1: The database of DATABASE_URL cannot be used: database "nowhere" does not exist\.$/,
    )
  },
)

const canMount = isAvailable(
  'unshare',
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs -o ro tmpfs /tmp']).status === 0,
)
test.runIf(canMount)('a data folder on a read-only file system ends the start with that reason', async () => {
  const site = newSite()
  const disk = join(site.dir, 'disk')
  mkdirSync(disk)
  const launcher = ['unshare', '-rm', 'sh', '-c', `mount -t tmpfs -o ro tmpfs "${disk}" && exec "$@"`, 'sh']
  const settings = { ...serverEnvironment(site), DATA_DIR: join(disk, 'data') }
  // Node.js says "ENOENT" of a folder that cannot be made there.
  await expect(startServer(SERVER, settings, launcher)).rejects.toThrow(
    `The database in ${settings.DATA_DIR} cannot be used: ${settings.DATA_DIR} cannot be written: its file system is read-only.`,
  )
})

/** Milliseconds: far less than the limits of connections, which stopping must not wait for. */
const SOON = 30_000

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'on %s the server finishes the request it is reading and then ends well',
  async (signal) => {
    const server = await start(newSite())
    const agent = new Agent({ keepAlive: true })
    cleanUps.push(() => agent.destroy())
    const body = JSON.stringify(testInquiry())
    const sending = request(server.url + endpoints.contact, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    })
    sending.flushHeaders()
    await once(sending, 'continue')
    const begun = performance.now()
    const stopped = server.stop(signal)
    await expect.poll(server.output).toContain(`${signal}: finishing`)
    sending.end(body)
    const [answer] = await once(sending, 'response')
    expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close'])
    inquiryReceiptSchema.parse(JSON.parse(await text(answer)))
    await stopped
    expect(server.process.exitCode).toBe(0)
    expect(performance.now() - begun).toBeLessThan(SOON)
  },
  90_000,
)

test('a connection on which nothing happens does not delay the stop', async () => {
  const server = await start(newSite())
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
  silent.on('error', () => undefined)
  cleanUps.push(() => silent.destroy())
  await once(silent, 'connect')
  await fetch(`${server.url}/healthz`)
  const begun = performance.now()
  await server.stop('SIGTERM')
  expect(server.process.exitCode).toBe(0)
  expect(performance.now() - begun).toBeLessThan(SOON)
}, 90_000)

const databases: [name: string, settings: () => Promise<Record<string, string>>][] = [
  ['the embedded database', async () => ({})],
]
if (hasPostgres) {
  databases.push([
    'PostgreSQL',
    async () => {
      const postgres = await startPostgres()
      cleanUps.push(postgres.stop)
      return { DATABASE_URL: await postgres.createDatabase() }
    },
  ])
}

test.each(databases)('servers that start together on an empty %s share it', async (_name, settings) => {
  const [site, database] = [newSite(), await settings()]
  const servers = await Promise.all([start(site, database), start(site, database), start(site, database)])
  const inquiry = testInquiry()
  const answers = await Promise.all(servers.map((server) => post(server, inquiry)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const receipts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(receipts).size).toBe(1)
})

test('what a server accepted is there after a restart', async () => {
  const site = newSite()
  const first = await start(site)
  const inquiry = testInquiry()
  const receipt = await (await post(first, inquiry)).json()
  await first.stop()
  const second = await start(site)
  expect(await (await post(second, inquiry)).json()).toEqual(receipt)
})

test('the log names no person, whatever becomes of what they send', async () => {
  const server = await start(newSite(), { LOG_LEVEL: 'trace' })
  const inquiry = testInquiry({ firstName: 'Zebulon', email: 'zeb@example.org', phone: '570-555-0177' })
  await post(server, inquiry)
  await post(server, { ...inquiry, message: 'Tell nobody about this.' })
  await post(server, { ...inquiry, email: 'zeb@' })
  await post(server, { ...inquiry, inquiry_check_2: 'zebulon.example' })
  await server.stop()
  expect(server.output()).toContain(inquiry.id)
  expect(server.output()).not.toMatch(/zeb|570-555-0177|byron|nobody|six-seater/i)
})

test('the command line works beside the running server', async () => {
  const site = newSite()
  const server = await start(site)
  const { reference } = inquiryReceiptSchema.parse(await (await post(server, testInquiry())).json())
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'inquiries', '--', 'show', reference], {
    env: { ...process.env, ...serverEnvironment(site) },
  })
  expect(stdout).toContain(`reference: ${reference}`)
  expect(stdout).toContain('firstName: Ada')
})

test('what is stored after a command has read the database survives the end of the server', async () => {
  const site = newSite()
  const server = await start(site)
  const list = () =>
    promisify(execFile)('npm', ['run', '-s', 'inquiries', '--', 'list'], {
      env: { ...process.env, ...serverEnvironment(site) },
    })
  await post(server, testInquiry())
  await list()
  const { reference } = inquiryReceiptSchema.parse(await (await post(server, testInquiry())).json())
  const ended = once(server.process, 'exit')
  server.process.kill('SIGKILL')
  await ended
  expect((await list()).stdout).toContain(reference)
})

test('a program that reads only a part of an export ends it quietly', async () => {
  const site = newSite()
  const server = await start(site)
  await post(server, testInquiry())
  const command = 'npm run -s inquiries -- export | true'
  const { stderr } = await promisify(execFile)('sh', ['-c', command], {
    env: { ...process.env, ...serverEnvironment(site) },
  })
  expect(stderr).toBe('')
})
