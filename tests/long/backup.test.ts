import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { testInquiry } from '../../server/test-inquiry.ts'
import { type TestSite, testSite } from '../../server/test-site.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { serverEnvironment } from '../contract/subjects.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { SERVER } from '../server-program.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** The command of the unit, for a folder in place of the one that it names. */
const [, script = '', folderOfUnit = '', keep = ''] =
  /^ExecStart=\/bin\/sh \/opt\/dealer-site\/source\/(\S+) (\S+) (\d+)$/m.exec(
    readFileSync('deploy/site-backup.service', 'utf8'),
  ) ?? []

async function start(site: TestSite): Promise<RunningServer> {
  const server = await startServer(SERVER, serverEnvironment(site))
  cleanUps.push(() => server.stop('SIGKILL'))
  return server
}

async function send(server: RunningServer, message: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(testInquiry({ message }))
  expect((await fetch(server.url + endpoints.contact, { method: 'POST', headers, body })).status).toBe(201)
}

/** A site with a folder that is laid out like a release, and one for backups. */
function newMachine() {
  const site = testSite()
  cleanUps.push(site.remove)
  const release = join(site.dir, 'release')
  const backups = join(site.dir, 'backups')
  mkdirSync(release)
  mkdirSync(backups, { mode: 0o700 })
  symlinkSync(resolve(dirname(SERVER)), join(release, 'bin'))
  const env = { ...process.env, ...serverEnvironment(site) }
  const backUp = () => spawnSync('sh', [resolve(script), backups, keep], { cwd: release, env, encoding: 'utf8' })
  const list = () =>
    execFileSync(process.execPath, ['bin/inquiries.js', 'export'], { cwd: release, env, encoding: 'utf8' })
  const copies = () => readdirSync(backups).toSorted()
  return { site, backups, backUp, list, copies }
}

test('the systemd unit makes a private backup while the server runs, and a restore of it has the inquiries', async () => {
  expect(folderOfUnit).toBe('/var/lib/dealer-site-backups')
  const { site, backups, backUp, list, copies } = newMachine()
  const server = await start(site)
  await send(server, 'Before the backup.')
  expect(backUp()).toMatchObject({ status: 0, stderr: '' })
  await send(server, 'After the backup.')
  const [copy = '', ...more] = copies()
  expect([copy, more]).toEqual([expect.stringMatching(/^inquiries-[\dTZ-]+\.db$/), []])
  expect((statSync(join(backups, copy)).mode & 0o777).toString(8)).toBe('600')

  // As docs/operations.md says.
  await server.stop()
  const dataDir = join(site.dir, 'data')
  for (const file of readdirSync(dataDir)) rmSync(join(dataDir, file))
  copyFileSync(join(backups, copy), join(dataDir, 'inquiries.db'))
  await send(await start(site), 'After the restore.')
  const messages = (JSON.parse(list()) as { inquiry: { message: string } }[]).map(({ inquiry }) => inquiry.message)
  expect(messages).toEqual(['Before the backup.', 'After the restore.'])
})

test('a backup of a folder without a database fails and leaves no copy', () => {
  const { backUp, copies } = newMachine()
  expect(backUp()).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no database') })
  expect(copies()).toEqual([])
})

test('the newest backups are kept, and one that fails removes none', async () => {
  const { site, backups, backUp, copies } = newMachine()
  const old = Array.from({ length: Number(keep) + 2 }, (_, day) => `inquiries-2020-01-${day + 10}T033000Z.db`)
  for (const name of old) writeFileSync(join(backups, name), '')
  writeFileSync(join(backups, 'unfinished.db'), 'cut off')
  writeFileSync(join(backups, 'inquiries.txt'), 'a note of the dealer')
  await (await start(site)).stop()
  expect(backUp().status).toBe(0)
  const kept = copies().filter((name) => name !== 'inquiries.txt')
  expect(kept).toHaveLength(Number(keep))
  expect(kept.slice(0, -1)).toEqual(old.slice(3))

  writeFileSync(join(site.dir, 'data/inquiries.db'), 'not a database')
  expect(backUp().status).not.toBe(0)
  expect(copies().filter((name) => name !== 'inquiries.txt')).toEqual(kept)
})
