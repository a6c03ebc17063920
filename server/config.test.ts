import { resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { policy } from '../src/content/policies/privacy.ts'
import { readConfig } from './config.ts'
import { ConfigError, readEnvironment } from './environment.ts'
import { testSite } from './test-site.ts'

const site = testSite()
afterAll(site.remove)
const SITE_DIR = site.config.siteDir

test('nothing needs to be set', () => {
  expect(readConfig({ SITE_DIR })).toMatchObject({ port: 4173, host: '0.0.0.0', trustProxy: false, logLevel: 'info' })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ SITE_DIR, PORT: '' }).port).toBe(4173)
})

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  [
    { TRUST_PROXY: '10.0.0.0/8, balancer' },
    'TRUST_PROXY must be true, false, or the addresses of the proxies, separated by commas, not "10.0.0.0/8, balancer".',
  ],
  [
    { DATABASE_URL: 'mysql://root:hunter2@db/x' },
    'DATABASE_URL must be a URL that begins with postgres:// and names a host.',
  ],
  [
    { PICTURES_URL: 'https://s3.example.com/carts' },
    'PICTURES_URL must have a key, a secret and a bucket: https://KEY:SECRET@host/bucket.',
  ],
  [
    { PICTURES_URL: 'http://key:hunter2@minio.example.com:6000/carts' },
    'PICTURES_URL must have another port: Node.js sends no request to this one.',
  ],
  [
    { OFFICE_SITE_URL: 'http://localhost:6000' },
    'OFFICE_SITE_URL must have another port: Node.js sends no request to this one, not "http://localhost:6000".',
  ],
  [
    { OFFICE_URL: 'http://10.0.0.7:4180' },
    'OFFICE_URL must begin with https://, or with http://localhost: passkeys work nowhere else, not "http://10.0.0.7:4180".',
  ],
  ...['https://10.0.0.7', 'https://[fd00::7]:4180'].map((url): [Record<string, string>, string] => [
    { OFFICE_URL: url },
    `OFFICE_URL must name a host: passkeys do not work at an IP address, not "${url}".`,
  ]),
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps:// and names a host.'],
  [
    { TRUST_PROXY: '10.0.0.0/99' },
    'TRUST_PROXY must be true, false, or the addresses of the proxies, separated by commas, not "10.0.0.0/99".',
  ],
  [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL must be a URL that begins with postgres:// and names a host.'],
  [
    { SMTP_URL: 'smtp://m.example.com:0' },
    'SMTP_URL must be a URL that begins with smtp:// or smtps:// and names a host.',
  ],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps:// and names a host.'],
  [{ MAIL_ADF_TO: 'a@example.com' }, 'SMTP_URL must be set when MAIL_ADF_TO is.'],
  [{ MAIL_ADF_TO: 'leads' }, 'MAIL_ADF_TO must be email addresses, separated by commas, not "leads".'],
  [{ MAIL_TO: 'a@example.com' }, 'SMTP_URL must be set when MAIL_TO is.'],
  [{ WEBHOOK_SECRET: 'sixteen letters or more' }, 'WEBHOOK_URL must be set when WEBHOOK_SECRET is.'],
  [{ SMTP_URL: 'smtp://m.example.com', MAIL_FROM: 'a@example.com' }, 'MAIL_TO must be set when SMTP_URL is.'],
  [
    { MAIL_TO: 'sales at example.com' },
    'MAIL_TO must be email addresses, separated by commas, not "sales at example.com".',
  ],
  // A mail program reads these as two recipients, or as one of another address.
  ...[
    'sales;owner@example.com',
    'sales:owner@example.com',
    'owner(sales)@example.com',
    'a@example..com',
    'a.@example.com',
  ].map((to): [Record<string, string>, string] => [
    { SMTP_URL: 'smtp://m.example.com', MAIL_FROM: 'a@example.com', MAIL_TO: to },
    `MAIL_TO must be email addresses, separated by commas, not "${to}".`,
  ]),
  ...[
    'Carts: Sales <a@example.com>',
    'A <a@example.com>, B <b@example.com>',
    'x <y> <a@example.com>',
    'sales',
    'sales,owner@example.com',
  ].map((from): [Record<string, string>, string] => [
    { SMTP_URL: 'smtp://m.example.com', MAIL_FROM: from, MAIL_TO: 'a@example.com' },
    `MAIL_FROM must be an email address, or a name and one in angle brackets (a name with a colon in quotes), not "${from}".`,
  ]),
  ...['smtp://sales@m.example.com', 'smtps://:hunter2@m.example.com'].map((url): [Record<string, string>, string] => [
    { SMTP_URL: url, MAIL_FROM: 'a@example.com', MAIL_TO: 'a@example.com' },
    'SMTP_URL must hold a user and a password, or neither.',
  ]),
  ...['http://user:hunter2@crm.example.com/x', 'https://user@crm.example.com', 'https://:hunter2@crm.example.com'].map(
    (url): [Record<string, string>, string] => [
      { WEBHOOK_URL: url, WEBHOOK_SECRET: 'sixteen letters or more' },
      'WEBHOOK_URL must hold no user and no password: no request is sent to such an address.',
    ],
  ),
  ...['http://crm.example.com:6000/x', 'https://crm.example.com:25'].map((url): [Record<string, string>, string] => [
    { WEBHOOK_URL: url, WEBHOOK_SECRET: 'sixteen letters or more' },
    'WEBHOOK_URL must have another port: Node.js sends no request to this one.',
  ]),
  [{ WEBHOOK_URL: 'https://crm.example.com/x' }, 'WEBHOOK_SECRET must be set when WEBHOOK_URL is.'],
  [{ WEBHOOK_SECRET: 'hunter2' }, 'WEBHOOK_SECRET must have at least 16 characters.'],
  [
    { WEBHOOK_URL: 'https://crm.example.com/x', WEBHOOK_SECRET: 'whsec_not Base64 at all, sorry' },
    'WEBHOOK_SECRET must have 16 bytes or more in Base64 after "whsec_".',
  ],
  ...['a;;b', 'a'.repeat(41)].map((names): [Record<string, string>, string] => [
    { KIOSKS: names },
    `KIOSKS must be names of kiosks, of 40 characters at most, separated by semicolons, not "${names}".`,
  ]),
  [{ METRICS_TOKEN: 'hunter2' }, 'METRICS_TOKEN must have at least 16 characters.'],
  // No header can carry these.
  ...['sixteen letters…', 'sixteen letters ', ' sixteen letters', 'sixteen\nletters.'].map(
    (token): [Record<string, string>, string] => [
      { METRICS_TOKEN: token },
      'METRICS_TOKEN must have printable ASCII characters only, and no space at either end.',
    ],
  ),
  [{ CONTACT_RATE_PER_MINUTE: '0' }, 'CONTACT_RATE_PER_MINUTE must be a whole number from 1 to 1000000, not "0".'],
  [{ MAILS_PER_HOUR: '23' }, 'MAILS_PER_HOUR must be a whole number from 24 to 10000, not "23".'],
  [{ RETENTION_DAYS: '366' }, 'RETENTION_DAYS must be a whole number from 1 to 365, not "366".'],
  [{ SITE_DIR: '/nowhere' }, 'SITE_DIR must hold the built site, but /nowhere has no index.html: run "npm run build".'],
])('%o stops the server with a sentence that names it', (environment, sentence) => {
  expect(() => readConfig({ SITE_DIR, ...environment })).toThrow(new ConfigError(sentence))
})

test.each([
  ['true', true],
  ['false', false],
  ['loopback,10.0.0.0/8,::1', 'loopback,10.0.0.0/8,::1'],
])('TRUST_PROXY=%s is read', (text, expected) => {
  expect(readConfig({ SITE_DIR, TRUST_PROXY: text }).trustProxy).toBe(expected)
})

test('by default the server erases inquiries at the age that the privacy page promises', () => {
  const { retentionDays } = readConfig({ SITE_DIR })
  expect(JSON.stringify(policy)).toContain(`erases a message ${retentionDays} days after it arrives`)
})

test('by default inquiries go to a file and nowhere else', () => {
  const config = readConfig({ SITE_DIR })
  expect(config.database).toEqual({ kind: 'sqlite', dataDir: resolve('data') })
  expect([config.email, config.webhook]).toEqual([undefined, undefined])
})

test('a database, a mailbox and a webhook are taken as given', () => {
  const config = readConfig({
    SITE_DIR,
    DATABASE_URL: 'postgresql://site@db.example.com/site',
    SMTP_URL: 'smtps://user:password@mail.example.com',
    MAIL_FROM: 'Website <site@example.com>',
    MAIL_TO: 'sales@example.com, boss@example.com,Sales@Example.com',
    MAIL_ADF_TO: 'leads@crm.example.com',
    WEBHOOK_URL: 'https://crm.example.com/leads',
    WEBHOOK_SECRET: 'sixteen letters or more',
  })
  expect(config.database).toEqual({ kind: 'postgres', url: 'postgresql://site@db.example.com/site' })
  expect(config.email).toMatchObject({
    from: 'Website <site@example.com>',
    to: ['sales@example.com', 'boss@example.com'],
    adfTo: ['leads@crm.example.com'],
  })
  expect(config.webhook).toEqual({ url: 'https://crm.example.com/leads', secret: 'sixteen letters or more' })
})

test.each(['a@example.com', '<a@example.com>', 'Carts, Inc. <a@example.com>', '"Carts: Sales" <a@example.com>'])(
  'MAIL_FROM may be %s',
  (from) => {
    expect(
      readEnvironment({ SMTP_URL: 'smtp://m.example.com', MAIL_FROM: from, MAIL_TO: 'a@example.com' }).MAIL_FROM,
    ).toBe(from)
  },
)

test('the ports that a webhook may not have are those that fetch refuses', async () => {
  /** In place of the network. */
  const dispatcher = {
    dispatch() {
      throw new Error('sent')
    },
  }
  const isSent = async (url: string) => {
    const error: Error = await fetch(url, { dispatcher } as RequestInit).catch((failure) => failure)
    return (error.cause as Error).message === 'sent'
  }
  const isAllowed = (url: string) => {
    try {
      return Boolean(readEnvironment({ WEBHOOK_URL: url, WEBHOOK_SECRET: 'sixteen letters or more' }))
    } catch {
      return false
    }
  }
  const wrong: number[] = []
  for (let port = 1; port < 11_000; port += 1) {
    const url = `http://crm.example.com:${port}/`
    if (isAllowed(url) !== (await isSent(url))) wrong.push(port)
  }
  expect(wrong).toEqual([])
})
