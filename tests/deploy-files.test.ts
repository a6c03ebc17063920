import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CODE } from '../tools/builds/inputs.mjs'
import { dockerCommand, isLeftOut } from './deployment/build-context.ts'
import { isAvailable } from './system-tools.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** Every setting of the server. */
const settings = new Set(
  [...read('server/environment.ts').matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name = '']) => name),
)
const ofOthers = /^(?:NODE_ENV|POSTGRES_(?:USER|DB|PASSWORD)|VITE_DEALER_[A-Z_]+)$/
const unknown = (names: readonly string[]) => names.filter((name) => !settings.has(name) && !ofOthers.test(name))

test.each([
  ['compose.yaml', /^\s+([A-Z_]+): /gm],
  ['.env.example', /^([A-Z_]+)=/gm],
  ['Dockerfile', /\b([A-Z_]+)=[/$p]/g],
  ['deploy/site@.service', /\b([A-Z_]+)=(?=[^\s"]*(?: |$))/gm],
])('%s sets only variables that the server reads', (file, pattern) => {
  const environment = file.endsWith('.service') ? (/^Environment=.*$/m.exec(read(file))?.[0] ?? '') : read(file)
  const names = [...environment.matchAll(pattern)].map((match) => match[1] ?? '')
  expect(names.length).toBeGreaterThan(1)
  expect(unknown(names).filter((name) => !/^(?:NODE_IMAGE|PREVIOUS_SITE)$/.test(name))).toEqual([])
})

test('every variable of the dealer is an argument of the image, and passed on to its container', () => {
  const names = new Set(read('src/content/dealer.ts').match(/VITE_DEALER_[A-Z_]+/g))
  for (const name of names) {
    expect(read('Dockerfile')).toContain(`ARG ${name}\n`)
    expect(read('Dockerfile')).toContain(`${name}=\${${name}}`)
    expect(read('compose.yaml')).toContain(`  ${name}: \${${name}:-}`)
    expect(read('.env.example')).toContain(`\n${name}=`)
  }
})

describe('what `docker build` gets', () => {
  const INSTALLED = ['package.json', 'package-lock.json', 'mock-api/db.json', 'tools/release.mjs', 'tools/build.mjs']
  const optional = (path: string) => path.startsWith('.env')

  test('is all that a build reads', () => {
    const files = [
      ...CODE.filter((path) => !optional(path)),
      ...INSTALLED,
      'server/main.ts',
      'src/contract/vehicle-schema.ts',
    ]
    expect(files.filter(isLeftOut)).toEqual([])
  })

  test.each([
    '.env',
    '.env.production',
    'data/inquiries.db',
    'node_modules/vite/package.json',
    'src/addresses/paths.test.ts',
    '.git/HEAD',
  ])('is not %s', (path) => {
    expect(isLeftOut(path)).toBe(true)
  })
})

test('the commands of the image are programs of the release', () => {
  expect([dockerCommand('CMD'), dockerCommand('HEALTHCHECK')]).toEqual([
    ['node', 'bin/server.js'],
    ['node', 'bin/healthcheck.js'],
  ])
  expect(read('deploy/site@.service')).toContain('ExecStart=/usr/bin/node bin/server.js\n')
})

test('proxies close idle connections before the servers do, and hide the addresses for operators', () => {
  for (const file of ['deploy/Caddyfile', 'deploy/nginx.conf']) {
    expect(read(file)).toMatch(/keepalive(?:_timeout)? 60s/)
    for (const path of ['/metrics', '/healthz', '/readyz']) expect(read(file)).toContain(path)
  }
})

test('proxies keep a visitor at one server, because the other one may have another build', () => {
  const [, caddy = ''] = read('deploy/Caddyfile').split('reverse_proxy ')
  expect(caddy).toMatch(/^\t\tlb_policy client_ip_hash$/m)
  const [, upstream = ''] = /^upstream dealer_site \{\n([^}]*)\}/m.exec(read('deploy/nginx.conf')) ?? []
  // nginx ignores connections that are kept open when this comes after `keepalive`.
  expect(upstream).toMatch(/^ {4}hash \$remote_addr consistent;\n[\s\S]*^ {4}keepalive 32;$/m)
})

test('the server is restarted after any number of failed starts', () => {
  // The default of systemd is five starts in ten seconds, after which a server that waits for PostgreSQL would stay down.
  const [before = '', service = ''] = read('deploy/site@.service').split('[Service]')
  expect(before).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(service).toMatch(/^Restart=always$/m)
})

test.each(['site@.service', 'site-office.service', 'site-backup.service'])(
  '%s survives a refused system call',
  (unit) => {
    expect(read(`deploy/${unit}`)).toMatch(/^SystemCallFilter=@system-service @pkey$/m)
    expect(read(`deploy/${unit}`)).toMatch(/^SystemCallErrorNumber=EPERM$/m)
  },
)

const hasSystemd = isAvailable('systemd-analyze', spawnSync('systemd-analyze', ['--version']).status === 0)
test.runIf(hasSystemd)('the systemd units are valid', () => {
  const units = readdirSync('deploy').filter((name) => /\.(?:service|timer)$/.test(name))
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => join('deploy', name))], {
    encoding: 'utf8',
  })
  expect([stderr.split('\n').filter((line) => line.includes('deploy/')), status]).toEqual([[], 0])
})
