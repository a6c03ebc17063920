import { cp, lstat, readdir, readFile, realpath, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { FIRST_VISIT } from '../src/contract/first-visit.ts'
import type { SiteCopy } from './fixtures.ts'

type NewVersion = {
  /** A word on the home page. */
  version?: string
  /** Content of the chunk that the new build lacks. By default the text of the "not found" page. */
  withoutChunk?: string
  /** Whether the stylesheet has another name, and its old file is gone, as a day after a change of the styles. */
  newStylesheet?: boolean
}

/**
 * Puts a new build in place: a word on the home page, and a chunk that the new build no longer has.
 * @returns the path of that chunk
 */
export async function deployNewVersion(
  { server, dir }: SiteCopy,
  { version = 'new', withoutChunk = 'Did you forget to add the page', newStylesheet = false }: NewVersion = {},
): Promise<string> {
  const renamed = newStylesheet ? await renameStylesheet(dir, version) : undefined
  await ownFolder(dir, FIRST_VISIT)
  // First: a server that looks between two writes would keep the compressed copy of the old file.
  for (const file of ['index.html', 'sw.js']) await dropCompressed(dir, file)
  await dropCompressed(dir, `${FIRST_VISIT}/index.html`)
  for (const file of [`${FIRST_VISIT}/index.html`, 'index.html']) {
    const page = await readFile(join(dir, file), 'utf8')
    await writeFile(join(dir, file), page.replace(/<body[^>]*>/, `<body data-version="${version}">`))
  }
  const worker = await readFile(join(dir, 'sw.js'), 'utf8')
  const [list = '[]'] = /\[\{"revision":.*?\}\]/.exec(worker) ?? []
  const entries = JSON.parse(list) as { url: string; revision: string | null }[]
  const chunk = await findChunk(dir, entries, withoutChunk)
  const index = entries.find(({ url }) => url === 'index.html')
  if (!index) throw new Error('The worker does not precache what this test changes')
  index.revision = version
  for (const entry of renamed ? entries : []) {
    if (entry.url === renamed?.from) entry.url = renamed.to
    if (entry.url.endsWith('.html')) entry.revision = version
  }
  const updated = entries.filter((entry) => entry !== chunk)
  await writeFile(
    join(dir, 'sw.js'),
    worker.replace(list, () => JSON.stringify(updated)),
  )
  await untilServed({ server, dir })
  return `/${chunk.url}`
}

/** Gives the stylesheet of the site another name in every page. */
async function renameStylesheet(dir: string, version: string): Promise<{ from: string; to: string }> {
  const folders = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isSymbolicLink())
  for (const { name } of folders) await ownFolder(dir, name)
  const [from = ''] = /assets\/index-[\w-]+\.css/.exec(await readFile(join(dir, 'index.html'), 'utf8')) ?? []
  const to = `assets/index-${version}.css`
  await rename(join(dir, from), join(dir, to))
  await dropCompressed(dir, from)
  const pages = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'))
  for (const file of pages) {
    await dropCompressed(dir, file)
    await writeFile(join(dir, file), (await readFile(join(dir, file), 'utf8')).replaceAll(from, to))
  }
  return { from, to }
}

/** In a copy of the site folders are links to those of the build, which must stay as they are: takes a copy of one. */
export async function ownFolder(dir: string, name: string): Promise<void> {
  const folder = join(dir, name)
  if (!(await lstat(folder)).isSymbolicLink()) return
  const shared = await realpath(folder)
  // Copied first: pages that are open ask for its files meanwhile.
  await cp(shared, `${folder}.own`, { recursive: true })
  await unlink(folder)
  await rename(`${folder}.own`, folder)
}

async function findChunk<Entry extends { url: string }>(
  dir: string,
  entries: readonly Entry[],
  text: string,
): Promise<Entry> {
  for (const entry of entries.filter(({ url }) => /^assets\/.*\.js$/.test(url)))
    if ((await readFile(join(dir, entry.url), 'utf8')).includes(text)) return entry
  throw new Error('The worker does not precache the page that this test changes')
}

/** Puts code in front of the worker's own, to make it one of another browser. */
export async function prependToWorker({ server, dir }: SiteCopy, code: string): Promise<void> {
  const file = join(dir, 'sw.js')
  await dropCompressed(dir, 'sw.js')
  await writeFile(file, `${code}\n${await readFile(file, 'utf8')}`)
  await untilServed({ server, dir })
}

/** What browsers accept over HTTP and over HTTPS: the server keeps an answer for each. */
const CODINGS = ['gzip, deflate', 'gzip, deflate, br, zstd']

/** The server looks for a new build once a second. One that is away sees it when it is back. */
async function untilServed({ server, dir }: SiteCopy): Promise<void> {
  const worker = await readFile(join(dir, 'sw.js'), 'utf8')
  const isServed = async (codings: string) => {
    const answer = await fetch(`${server.url}/sw.js`, { headers: { 'accept-encoding': codings } }).catch(
      () => undefined,
    )
    return !answer || (await answer.text()) === worker
  }
  for (const codings of CODINGS) await expect.poll(() => isServed(codings)).toBe(true)
}

const dropCompressed = (dir: string, file: string) =>
  Promise.all(['.br', '.gz'].map((ending) => rm(join(dir, file + ending), { force: true })))
