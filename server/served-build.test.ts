import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { hashesOf } from './inline-script-hashes.ts'
import { servedBuild } from './served-build.ts'
import { testApp } from './test-site.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const page = (name: string) => `<title>${name}</title><script>window.shell = '${name}'</script>`

/** A running app whose site is a link, as a build leaves it. */
async function linkedSite() {
  const { app, site, stop } = await testApp()
  cleanUps.push(stop)
  const add = (name: string) => {
    const dir = join(site.dir, name)
    mkdirSync(join(dir, 'assets'), { recursive: true })
    for (const file of ['index.html', 'about.html']) writeFileSync(join(dir, file), page(name))
    writeFileSync(join(dir, `assets/${name}.js`), 'go()')
    return dir
  }
  const pointAt = (name: string) => {
    const link = join(site.dir, 'next')
    symlinkSync(name, link, 'junction')
    if (name === 'first') rmSync(site.config.siteDir, { recursive: true })
    renameSync(link, site.config.siteDir)
    const soon = performance.now() + 1_001
    vi.spyOn(performance, 'now').mockReturnValue(soon)
  }
  add('first')
  pointAt('first')
  return { app, siteDir: site.config.siteDir, add, pointAt }
}

test('the server serves a new build without a restart', async () => {
  const { app, add, pointAt } = await linkedSite()
  expect((await app.inject('/about')).body).toBe(page('first'))
  add('second')
  expect((await app.inject('/about')).body).toBe(page('first'))
  pointAt('second')
  const { body, headers } = await app.inject('/about')
  expect(body).toBe(page('second'))
  const asset = await app.inject('/assets/second.js')
  expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  // A page of the build before may still be loading: the policy allows its script as well.
  expect(headers['content-security-policy']).toContain(hashesOf(page('first'))[0])
  expect(headers['content-security-policy']).toContain(hashesOf(page('second'))[0])
})

test.each<[string, (site: Awaited<ReturnType<typeof linkedSite>>) => void]>([
  ['leads nowhere', ({ pointAt }) => pointAt('nowhere')],
  ['is gone', ({ siteDir }) => rmSync(siteDir)],
  [
    'leads to a folder without a home page',
    ({ add, pointAt }) => {
      rmSync(join(add('empty'), 'index.html'))
      pointAt('empty')
    },
  ],
])('while the link %s, the build before is served', async (_what, spoil) => {
  const site = await linkedSite()
  expect((await site.app.inject('/about')).statusCode).toBe(200)
  spoil(site)
  const soon = performance.now() + 1_001
  vi.spyOn(performance, 'now').mockReturnValue(soon)
  expect((await site.app.inject('/about')).body).toBe(page('first'))
  site.add('second')
  site.pointAt('second')
  expect((await site.app.inject('/about')).body).toBe(page('second'))
})

test('a build is one object until another build replaces it, or its files change', async () => {
  const { siteDir, add, pointAt } = await linkedSite()
  const build = servedBuild(siteDir)
  const first = build()
  const look = () => {
    const soon = performance.now() + 1_001
    vi.spyOn(performance, 'now').mockReturnValue(soon)
    return build()
  }
  expect(look()).toBe(first)
  writeFileSync(join(siteDir, 'sw.js'), 'self.skipWaiting()')
  const edited = look()
  expect(edited).not.toBe(first)
  expect(edited.dir).toBe(first.dir)
  add('second')
  pointAt('second')
  expect(look().dir).toBe(join(first.dir, '../second'))
})
