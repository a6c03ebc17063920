import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** What a line of .dockerignore leaves out: a path from the top, `*` within a name, and `**` for any folders. */
function patternOf(line: string): RegExp {
  const pattern = line
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\0')
    .replace(/\*/g, '[^/]*')
    .replace(/\0/g, '(?:.*/)?')
  return new RegExp(`^${pattern}(?:/|$)`)
}

/** Whether .dockerignore keeps a file from `docker build`. */
export function isLeftOut(path: string): boolean {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  return lines.some((line) => line && !line.startsWith('#') && patternOf(line).test(path))
}

/** The files that `docker build` gets, in a folder of their own, with the packages that the image would install. */
export function buildContext(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'build-context-'))
  const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const path of known.split('\n').filter((line) => line && !isLeftOut(line))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(path, join(folder, path), { preserveTimestamps: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The command of the last line in the Dockerfile that begins so: `CMD`, or the one within a `HEALTHCHECK`. */
export function dockerCommand(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const line = lines.findLast((each) => each.startsWith(instruction)) ?? ''
  return JSON.parse(line.slice(line.indexOf('['))) as string[]
}
