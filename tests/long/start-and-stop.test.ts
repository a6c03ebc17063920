import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testInquiry } from '../../server/test-inquiry.ts'
import { inquiryConfirmationSchema } from '../../src/contract/inquiry.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { hasPostgres, startPostgres } from '../postgres/server.ts'
import { startServer } from '../processes.ts'
import { post, startedServers } from '../server/started.ts'
import { SERVER } from '../server-program.ts'
import { isAvailable } from '../system-tools.ts'

const { cleanUps, newSite, start } = startedServers()

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
test.each([
  ['nothing', ''],
  [
    'half a request',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{',
  ],
])(
  'a connection on which %s arrives does not delay the stop',
  async (_what, sent) => {
    const server = await start(newSite())
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
    silent.on('error', () => undefined)
    cleanUps.push(() => silent.destroy())
    await once(silent, 'connect')
    silent.write(sent)
    await fetch(`${server.url}/healthz`)
    const begun = performance.now()
    await server.stop('SIGTERM')
    expect(server.process.exitCode).toBe(0)
    expect(performance.now() - begun).toBeLessThan(SOON)
  },
  90_000,
)

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
  const confirmations = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(confirmations).size).toBe(1)
})

test('the command line works beside the running server', async () => {
  const site = newSite()
  const server = await start(site)
  const { reference } = inquiryConfirmationSchema.parse(await (await post(server, testInquiry())).json())
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'inquiries', '--', 'show', reference], {
    env: { ...process.env, ...serverEnvironment(site) },
  })
  expect(stdout).toContain(`reference: ${reference}`)
  expect(stdout).toContain('firstName: Ada')
})

test('an inquiry stored after a command has read the database survives the end of the server', async () => {
  const site = newSite()
  const server = await start(site)
  const list = () =>
    promisify(execFile)('npm', ['run', '-s', 'inquiries', '--', 'list'], {
      env: { ...process.env, ...serverEnvironment(site) },
    })
  await post(server, testInquiry())
  await list()
  const { reference } = inquiryConfirmationSchema.parse(await (await post(server, testInquiry())).json())
  const ended = once(server.process, 'exit')
  server.process.kill('SIGKILL')
  await ended
  expect((await list()).stdout).toContain(reference)
})

test('an export ends quietly when the program that reads it stops early', async () => {
  const site = newSite()
  const server = await start(site)
  await post(server, testInquiry())
  const command = 'npm run -s inquiries -- export | true'
  const { stderr } = await promisify(execFile)('sh', ['-c', command], {
    env: { ...process.env, ...serverEnvironment(site) },
  })
  expect(stderr).toBe('')
})
