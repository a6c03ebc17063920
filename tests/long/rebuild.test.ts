import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashesOf } from '../../server/inline-script-hashes.ts'
import { testVehicles } from '../../server/test-site.ts'
import { makeBuild } from '../../tools/builds/make-build.mjs'
import { pageOf, type TestProject, testProject, writeBuild } from '../../tools/builds/test-builds.ts'
import { type RunningServer, startServer } from '../processes.ts'
import { Clicks, get } from '../server/clicks.ts'
import { SERVER } from '../server-program.ts'

let project: TestProject
let server: RunningServer
let clicks: Clicks

beforeEach(async () => {
  project = testProject()
  project.write('mock-api/db.json', JSON.stringify({ vehicles: testVehicles }))
  const vehicles = JSON.stringify({ builtAt: 1, vehicles: testVehicles })
  const make = async (dir: string) => {
    writeBuild(dir, 'one')
    mkdirSync(join(dir, 'data'))
    writeFileSync(join(dir, 'data/vehicles.json'), vehicles)
    return 0
  }
  await makeBuild({ ...project.site, make }, 'always')
  server = await start()
  const paths = ['/', '/inventory', '/assets/app-one.js', '/vehicles/denago-ev-city', '/api/vehicles']
  clicks = new Clicks(paths.map((path) => get(server.url + path)))
})
afterEach(async () => {
  await clicks.end()
  await server.stop('SIGKILL')
  project.remove()
})

const start = () =>
  startServer(SERVER, {
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: project.builds.link,
    CATALOGUE_FILE: join(project.site.folder, 'mock-api/db.json'),
    DATA_DIR: join(project.site.folder, 'data'),
  })

/** Builds as a builder does that takes its time: visitors go on between one file and the next. */
const build = (name: string, code = 0) =>
  makeBuild(
    {
      ...project.site,
      make: async (dir) => {
        writeFileSync(join(dir, 'index.html'), 'half a page')
        await clicks.more(50)
        if (code === 0) writeBuild(dir, name)
        await clicks.more(50)
        return code
      },
    },
    'always',
  )

const home = async () => (await fetch(server.url)).text()
const becomes = (name: string) => expect.poll(home).toBe(pageOf(name))

test('visitors who click without pause see nothing but the site while builds fail, succeed, and are taken back', async () => {
  expect(await build('broken', 1)).toBe('failed')
  expect(await home()).toBe(pageOf('one'))

  expect(await build('second')).toBe('built')
  await becomes('second')
  const { headers } = await fetch(server.url)
  expect(headers.get('content-security-policy')).toContain(hashesOf(pageOf('second'))[0])
  expect((await fetch(`${server.url}/assets/app-second.js`)).status).toBe(200)

  const before = project.builds.previous()
  if (before) project.builds.restore(before)
  await becomes('one')
  await clicks.more(50)

  expect(await clicks.end()).toEqual([])
})
