import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

type Page = { path: string; title: string; description: string; text: string }
type Seen = Record<string, { hash: string; date: string }>

/**
 * When the text of each page last changed: a page that reads as it did in the build before keeps its date. Dates are
 * kept in `file`, so a machine without an earlier build starts with today.
 * @param today epoch ms
 * @returns path -> YYYY-MM-DD (UTC)
 */
export async function lastModified(
  pages: readonly Page[],
  file: string,
  today: number,
): Promise<ReadonlyMap<string, string>> {
  const before = await readSeen(file)
  const date = new Date(today).toISOString().slice(0, 10)
  const now: Seen = {}
  for (const { path, title, description, text } of pages) {
    const hash = createHash('sha256')
      .update(JSON.stringify([title, description, text]))
      .digest('hex')
      .slice(0, 16)
    now[path] = before[path]?.hash === hash ? before[path] : { hash, date }
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(now))
  return new Map(Object.entries(now).map(([path, seen]) => [path, seen.date]))
}

const readSeen = (file: string): Promise<Seen> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Seen)
    .catch(() => ({}))
