import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { findPostgres, type PostgresBinaries } from './binaries.ts'

export type Postgres = {
  /** Folder of the cluster. */
  dir: string
  /** A new, empty database. */
  createDatabase: () => Promise<string>
  stop: () => Promise<void>
}

const binaries = findPostgres()

/** Whether tests can have a PostgreSQL. Where they should and cannot, the run says so, and CI fails. */
export const hasPostgres = binaries !== undefined
if (!hasPostgres) {
  const notice =
    'NO POSTGRESQL: no installed one runs, nor the one of the npm package. Tests on PostgreSQL are left out.'
  if (process.env.CI) throw new Error(notice)
  console.warn(`\n${'!'.repeat(notice.length)}\n${notice}\n${'!'.repeat(notice.length)}\n`)
}

/** Whether `pg_dump` and its kin are installed, and can talk to the PostgreSQL of the tests: they refuse one newer than they are. */
export function hasPostgresTools(): boolean {
  const major = (program: string) =>
    Number(
      /(\d+)/.exec(
        spawnSync(program, ['--version'], { env: { ...process.env, ...binaries?.env } }).stdout?.toString() ?? '',
      )?.[1] ?? 0,
    )
  return binaries !== undefined && major('pg_dump') >= major(binaries.postgres)
}

function initialize({ initdb, env, account }: PostgresBinaries): string {
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (account.uid !== undefined) chownSync(dir, account.uid, account.gid)
  const options = ['-D', dir, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const { status, stderr } = spawnSync(initdb, options, {
    env: { ...process.env, ...env },
    ...account,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
  return dir
}

/**
 * A real PostgreSQL with an empty cluster, as an ordinary user. Faster than safe: it does not wait for the disk.
 * @param atPort where it listens; a free one without it
 */
export async function startPostgres(atPort?: number): Promise<Postgres> {
  if (!binaries) throw new Error('There is no PostgreSQL here.')
  const dir = initialize(binaries)
  const port = atPort ?? (await freePort())
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', port }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', dir, ...options], {
    env: { ...process.env, ...binaries.env },
    ...binaries.account,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const endWithUs = () => child.kill('SIGQUIT')
  process.once('exit', endWithUs)
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
    ended.then(() => reject(new Error(`postgres ended: ${lines.join('\n')}`)))
  })

  const urlOf = (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`
  let databases = 0
  return {
    dir,
    createDatabase: async () => {
      databases += 1
      const name = `test_${databases}`
      const client = new pg.Client(urlOf('postgres'))
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return urlOf(name)
    },
    stop: async () => {
      process.off('exit', endWithUs)
      child.kill('SIGINT')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
