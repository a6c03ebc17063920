import { readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { copySite } from './copy-site.ts'

/** The built site with a worker that installs few files, no pictures among them, for tests that are not about what is stored. */
export const SHORT_PRECACHE_SITE = '.cache/short-precache-site'
const MADE_FROM = `${SHORT_PRECACHE_SITE}.txt`

/** The pages that those tests open, by their files in `dist/` and in `src/pages/`. */
const PAGES: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'contact.html': 'contact',
  'thank-you.html': 'thank-you',
  'outbox.html': 'outbox',
  '404.html': 'not-found',
  'app-shell.html': 'vehicle',
  'inventory.html': 'inventory',
  'compare.html': 'compare',
  'device.html': 'device',
  'eco-impact.html': 'eco',
  'showroom.html': 'showroom',
  'kiosk.html': 'kiosk',
}

/** Every chunk that a text names, imported at once or later. */
const CHUNK = /[\w.-]+-[\w-]{8}\.(?:json|js|css|woff2|png)/g
const nameOf = (chunk: string) => chunk.replace(/-[\w-]{8}\.\w+$/, '')

/**
 * Installing the worker with its whole list costs a browser context three times the processor time of loading a page. This
 * makes a copy of the build that differs in that list only: the pages above, and the chunks that they can come to load.
 */
export async function makeShortPrecacheSite(): Promise<void> {
  const build = await realpath('dist')
  const worker = await readFile(join(build, 'sw.js'), 'utf8')
  const [list] = /\[\{"revision":.*?\}\]/.exec(worker) ?? []
  if (!list) throw new Error('The worker has no list of files to install')
  const entries = JSON.parse(list) as { url: string }[]
  const modules = (await readdir('src/pages')).map((file) => file.replace(/\.tsx$/, ''))
  const otherPages = modules.filter((name) => !Object.values(PAGES).includes(name))
  const chunks = new Set(entries.map(({ url }) => basename(url)))
  const reached = new Set<string>()
  const follow = async (file: string): Promise<void> => {
    const text = await readFile(join(build, file), 'utf8')
    for (const chunk of text.match(CHUNK) ?? []) {
      if (reached.has(chunk) || !chunks.has(chunk) || otherPages.includes(nameOf(chunk))) continue
      reached.add(chunk)
      await follow(join('assets', chunk))
    }
  }
  for (const page of Object.keys(PAGES)) await follow(page)

  const short = entries.filter(
    ({ url }) => url in PAGES || !/\.html$|^(assets|images)\/|\.png$/.test(url) || reached.has(basename(url)),
  )
  // Tests that run beside this one may be looking at it.
  const made = `${build}\n${JSON.stringify(short)}`
  if ((await readFile(MADE_FROM, 'utf8').catch(() => '')) === made) return
  await rm(MADE_FROM, { force: true })
  await rm(SHORT_PRECACHE_SITE, { recursive: true, force: true })
  await copySite(build, SHORT_PRECACHE_SITE)
  for (const ending of ['.br', '.gz']) await rm(join(SHORT_PRECACHE_SITE, `sw.js${ending}`), { force: true })
  await writeFile(
    join(SHORT_PRECACHE_SITE, 'sw.js'),
    worker.replace(list, () => JSON.stringify(short)),
  )
  await writeFile(MADE_FROM, made)
}
