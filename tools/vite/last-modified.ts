import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Page = { path: string; title: string; description: string; text: string }

/** A JSON file. Its name begins with a dot, so that no server sends it. */
const FILE = '.last-modified'
type Seen = Record<string, { hash: string; date: string }>

/**
 * When the text of each page last changed. A page with the text of the build before keeps its date. Each build stores its own dates, so
 * that a failed build changes none. Without an earlier build, every page has the date of today.
 * @param before folder of the build before
 * @param out folder of this build
 * @param today epoch ms
 * @returns path -> YYYY-MM-DD (UTC)
 */
export async function lastModified(
  pages: readonly Page[],
  before: string | undefined,
  out: string,
  today: number,
): Promise<ReadonlyMap<string, string>> {
  const seen = before ? await readSeen(join(before, FILE)) : {}
  const date = new Date(today).toISOString().slice(0, 10)
  const now: Seen = {}
  for (const { path, title, description, text } of pages) {
    const hash = createHash('sha256')
      .update(JSON.stringify([title, description, text]))
      .digest('hex')
      .slice(0, 16)
    now[path] = seen[path]?.hash === hash ? seen[path] : { hash, date }
  }
  await writeFile(join(out, FILE), JSON.stringify(now))
  return new Map(Object.entries(now).map(([path, { date }]) => [path, date]))
}

const readSeen = (file: string): Promise<Seen> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Seen)
    .catch(() => ({}))
