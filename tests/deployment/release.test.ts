import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBuild } from '../../tools/builds/test-builds.ts'
import { LIMITS } from '../limits.ts'
import { type RunningServer, startProgram } from '../processes.ts'
import { Clicks, get } from '../server/clicks.ts'
import { buildContext, dockerCommand } from './build-context.ts'

/** What the Dockerfile does, without Docker: the same files, the same script, the same commands. */
let context: ReturnType<typeof buildContext>
let release: string
let dataDir: string
const say = (line: string) => process.stdout.write(`${line}\n`)

/** As in the image, a user who owns nothing of the release. Only root can start a program as another user. */
const NOBODY = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

beforeAll(() => {
  context = buildContext()
  release = `${context.folder}-release`
  dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  if (user.uid) chownSync(dataDir, user.uid, user.gid)
  // As the image in use before has it.
  const previous = join(context.folder, 'previous/app/dist')
  writeBuild(previous, 'before')
  execFileSync(process.execPath, ['tools/release.mjs', release], {
    cwd: context.folder,
    env: { ...process.env, PREVIOUS_SITE: previous },
    stdio: 'inherit',
  })
  execFileSync('chmod', ['-R', 'a-w,a+rX', release])
})
afterAll(() => {
  context.remove()
  execFileSync('chmod', ['-R', 'u+w', release])
  for (const folder of [release, dataDir]) rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({ NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: dataDir })
const command = (instruction: 'CMD' | 'HEALTHCHECK') => {
  const [program, ...options] = dockerCommand(instruction)
  expect(program).toBe('node')
  return [process.execPath, ...options]
}
const start = (more: Record<string, string> = {}) =>
  startProgram(command('CMD'), { cwd: release, ...user, environment: { ...environment(), PORT: '0', ...more } })
const runIn = ([program = '', ...options]: string[], more: Record<string, string> = {}) =>
  spawnSync(program, options, { cwd: release, ...user, env: { ...environment(), ...more }, encoding: 'utf8' })
const healthcheck = ({ url }: RunningServer) => runIn(command('HEALTHCHECK'), { PORT: new URL(url).port }).status

const megabytes = (folder: string) => {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Math.round(entries.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6)
}

describe('a release', () => {
  test('holds no TypeScript of the project, and only production packages', () => {
    const files = readdirSync(release, { recursive: true, encoding: 'utf8' })
    expect(files.filter((name) => /^(?!node_modules).*\.tsx?$/.test(name))).toEqual([])
    expect(files.filter((name) => /^node_modules\/(?:tsx|typescript|vite|react|esbuild)$/.test(name))).toEqual([])
    say(`release: ${megabytes(release)} MB, packages ${megabytes(join(release, 'node_modules'))} MB`)
  })

  test('has the hashed files of the site before it, for tabs that are open', () => {
    expect(readFileSync(join(release, 'dist/assets/app-before.js'), 'utf8')).toBe(`go('before')`)
  })

  test('serves the site and accepts inquiries as a user who cannot write to it, and passes its health check', async () => {
    const begun = performance.now()
    const server = await start()
    say(`start: ${Math.round(performance.now() - begun)} ms`)
    const probe = spawnSync(process.execPath, ['deploy/probe.mjs', server.url, '--inquiry'], { encoding: 'utf8' })
    expect(probe).toMatchObject({ status: 0, stderr: '' })
    const reference = probe.stdout.trim()
    expect(runIn([process.execPath, 'bin/inquiries.js', 'show', reference]).stdout).toContain(reference)
    expect(healthcheck(server)).toBe(0)
    say(`memory: ${/VmRSS:\s+(\d+)/.exec(statusOf(server))?.[1]} kB`)
    await server.stop('SIGTERM')
    expect(server.process.exitCode).toBe(0)
    expect(healthcheck(server)).toBe(1)
  })
})

const statusOf = ({ process: { pid } }: RunningServer) =>
  process.platform === 'linux' ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''

test('npm start serves the last build although the catalogue is half-written, and logs from the documented level', async () => {
  const catalogue = join(context.folder, 'mock-api/db.json')
  const whole = readFileSync(catalogue, 'utf8')
  writeFileSync(catalogue, whole.slice(0, 500))
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const server = await startProgram([process.execPath, 'tools/start.mjs'], {
    cwd: context.folder,
    environment: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(context.folder, 'data') },
  })
  try {
    expect(await (await fetch(`${server.url}/api/vehicles`)).json()).toHaveLength(JSON.parse(whole).vehicles.length)
    expect((await fetch(`${server.url}/inventory`)).status).toBe(200)
    expect(server.output()).toMatch(/"level":30,.*Server listening/)
  } finally {
    await server.stop()
    writeFileSync(catalogue, whole)
  }
})

test('a changed price reaches all pages by itself, and visitors who click without pause notice nothing', async () => {
  const server = await start()
  const paths = ['/', '/inventory', '/towns/scranton', '/api/vehicles', '/feed.json', '/sw.js']
  const clicks = new Clicks(paths.map((path) => get(server.url + path)))
  try {
    const set = runIn([process.execPath, 'bin/stock.js', 'set', '64f1c0ffee5a11ab1e0d5a4b', 'price=13495'])
    expect(set).toMatchObject({ status: 0, stderr: '' })
    const begun = performance.now()
    const has = async (path: string, price: RegExp) => price.test(await (await fetch(server.url + path)).text())
    const places = ['/inventory', '/vehicles/64f1c0ffee5a11ab1e0d5a4b', '/feed.json']
    await expect
      .poll(() => Promise.all(places.map((path) => has(path, /13,?495/))), { timeout: LIMITS.test, interval: 200 })
      .toEqual(places.map(() => true))
    say(`a changed price was everywhere after ${Math.round((performance.now() - begun) / 1000)} s`)
    expect(await clicks.end()).toEqual([])
  } finally {
    await clicks.end()
    await server.stop()
  }
}, 300_000)
