import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { RETENTION } from '../src/content/retention.ts'
import { kioskHeartbeatSchema } from '../src/contract/kiosk-heartbeat.ts'
import { FEWEST_PER_HOUR } from './delivery/pace.ts'

/** A setting of the environment that cannot be used. The message is one sentence that names the setting. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const wholeNumber = (from: number, to: number) => {
  const problem = `must be a whole number from ${from} to ${to}`
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/, problem)), z.transform(Number)),
    z.number().check(z.gte(from, problem), z.lte(to, problem)),
  )
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, searchParams } = new URL(text)
  // A PostgreSQL socket is named by a parameter.
  return port !== '0' && protocols.includes(protocol.slice(0, -1)) && (hostname !== '' || searchParams.has('host'))
}

const url = (protocols: readonly string[], problem: string) =>
  z.string().check(z.refine((text) => isUrl(text, protocols), problem))

/** The ports that fetch refuses, except 0: https://fetch.spec.whatwg.org/#port-blocking */
const REFUSED_PORTS = new Set(
  (
    '1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 ' +
    '139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 ' +
    '1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  ).split(' '),
)

/** The parts of a URL; empty for an invalid one, which another check reports. */
const partsOf = (text: string): Partial<URL> => (URL.canParse(text) ? new URL(text) : {})

/** For URLs that this program fetches. */
const isFetchable = z.refine<string>(
  (text) => !REFUSED_PORTS.has(partsOf(text).port ?? ''),
  'must have another port: Node.js sends no request to this one',
)

const webUrl = url(['http', 'https'], 'must be a URL that begins with https:// or http://').check(isFetchable)

const webhookUrl = webUrl.check(
  z.refine(
    (text) => !partsOf(text).username && !partsOf(text).password,
    'must hold no user and no password: no request is sent to such an address',
  ),
)

const smtpUrl = url(['smtp', 'smtps'], 'must be a URL that begins with smtp:// or smtps:// and names a host').check(
  z.refine(
    (text) => !partsOf(text).username === !partsOf(text).password,
    'must hold a user and a password, or neither',
  ),
)

const secret = z.string().check(z.minLength(16, 'must have at least 16 characters'))

/** As a header carries it. */
const token = secret.check(
  z.regex(/^(?! )[ -~]+(?<! )$/, 'must have printable ASCII characters only, and no space at either end'),
)

const webhookSecret = secret.check(
  z.refine(
    (text) => !text.startsWith('whsec_') || /^[A-Za-z\d+/]{22,}={0,2}$/.test(text.slice('whsec_'.length)),
    'must have 16 bytes or more in Base64 after "whsec_"',
  ),
)

/**
 * One address, without characters that separate, group, quote or comment addresses in a mail header (RFC 5322, 3.2.3).
 */
const isAddress = (text: string) =>
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(text.trim()) && !/^\.|\.\.|\.@|@\.|\.$/.test(text.trim())

const addressList = z.pipe(
  z
    .string()
    .check(z.refine((text) => text.split(',').every(isAddress), 'must be email addresses, separated by commas')),
  z.transform((text) => {
    const addresses = text.split(',').map((address) => address.trim())
    // Mail servers treat a@example.com and A@example.com as the same.
    const keys = addresses.map((address) => address.toLowerCase())
    return addresses.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
  }),
)

/** In a name, a colon would start a group of addresses. */
const sender = z
  .string()
  .check(
    z.refine(
      (text) => isAddress(/^(?:"[^"]*"\s*|[^"<>@:;]*)<([^<>]*)>$/.exec(text)?.[1] ?? text),
      'must be an email address, or a name and one in angle brackets (a name with a colon in quotes)',
    ),
  )

/** Names may contain commas. */
const kioskNames = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(';').every((name) => kioskHeartbeatSchema.shape.name.safeParse(name).success),
        'must be names of kiosks, of 40 characters at most, separated by semicolons',
      ),
    ),
  z.transform((text) => text.split(';').map((name) => name.trim())),
)

const PROXY_WORDS = ['loopback', 'linklocal', 'uniquelocal']
/** An address, or a range of addresses like `10.0.0.0/8`. */
function isProxyAddress(text: string): boolean {
  if (PROXY_WORDS.includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

const trustProxy = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'true' || text === 'false' || text.split(',').every((part) => isProxyAddress(part.trim())),
        'must be true, false, or the addresses of the proxies, separated by commas',
      ),
    ),
  z.transform((text): boolean | string => (text === 'true' || text === 'false' ? text === 'true' : text)),
)

const bucketUrl = url(['http', 'https'], 'must be a URL such as https://KEY:SECRET@host/bucket').check(
  z.refine((text) => {
    const { username, password, pathname } = partsOf(text)
    return Boolean(username && password && pathname?.slice(1))
  }, 'must have a key, a secret and a bucket: https://KEY:SECRET@host/bucket'),
  isFetchable,
)

/** Browsers only make passkeys for `https://` and for this machine. */
const officeUrl = url(['http', 'https'], 'must be a URL that begins with https://').check(
  z.refine((text) => {
    const { protocol, hostname } = partsOf(text)
    return protocol === 'https:' || hostname === 'localhost'
  }, 'must begin with https://, or with http://localhost: passkeys work nowhere else'),
  z.refine((text) => {
    const { hostname = '' } = partsOf(text)
    return isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  }, 'must name a host: passkeys do not work at an IP address'),
)

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every variable that the server reads, with its default. docs/operations.md explains them. */
const environmentSchema = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 4173),
  HOST: z._default(z.string(), '0.0.0.0'),
  SITE_DIR: z._default(z.string(), 'dist'),
  CATALOGUE_FILE: z._default(z.string(), 'mock-api/db.json'),
  TRUST_PROXY: z._default(trustProxy, false),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  CONTACT_RATE_PER_MINUTE: z._default(wholeNumber(1, 1_000_000), 20),
  CONTACT_RATE_TOTAL_PER_MINUTE: z._default(wholeNumber(1, 1_000_000), 300),
  DRAIN_SECONDS: z._default(wholeNumber(0, 300), 0),
  METRICS_TOKEN: z.optional(token),
  KIOSKS: z._default(kioskNames, []),
  RETENTION_DAYS: z._default(wholeNumber(1, RETENTION.inquiryDays), RETENTION.inquiryDays),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(
    url(['postgres', 'postgresql'], 'must be a URL that begins with postgres:// and names a host'),
  ),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(sender),
  MAIL_TO: z.optional(addressList),
  MAIL_ADF_TO: z._default(addressList, []),
  // The least number is reserved for digests and their parts.
  MAILS_PER_HOUR: z._default(wholeNumber(FEWEST_PER_HOUR, 10_000), 72),
  PICTURES_URL: z.optional(bucketUrl),
  OFFICE_PORT: z._default(wholeNumber(0, 65_535), 4180),
  OFFICE_HOST: z._default(z.string(), '127.0.0.1'),
  OFFICE_URL: z.optional(officeUrl),
  OFFICE_SITE_URL: z.optional(webUrl),
  OFFICE_DIR: z._default(z.string(), 'dist-office'),
  WEBHOOK_URL: z.optional(webhookUrl),
  WEBHOOK_SECRET: z.optional(webhookSecret),
})

export type Environment = z.infer<typeof environmentSchema>

/** Values that contain passwords. Error messages end up in logs, so they do not repeat them. */
const SECRETS = new Set(['DATABASE_URL', 'PICTURES_URL', 'SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET', 'METRICS_TOKEN'])

/** Settings that need others to have an effect. */
const NEEDS: [name: keyof Environment, needed: (keyof Environment)[]][] = [
  ['SMTP_URL', ['MAIL_FROM', 'MAIL_TO']],
  ['MAIL_FROM', ['SMTP_URL']],
  ['MAIL_TO', ['SMTP_URL']],
  ['MAIL_ADF_TO', ['SMTP_URL']],
  ['WEBHOOK_URL', ['WEBHOOK_SECRET']],
  ['WEBHOOK_SECRET', ['WEBHOOK_URL']],
]

/**
 * Reads the variables that the server knows. An empty one counts as not set.
 * @throws ConfigError when a value cannot be used
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const parsed = environmentSchema.safeParse(values)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    throw new ConfigError(`${name} ${issue?.message}${SECRETS.has(name) ? '' : `, not "${values[name]}"`}.`)
  }
  for (const [name, needed] of NEEDS) {
    const missing = needed.find((other) => parsed.data[other] === undefined)
    if (values[name] && missing) throw new ConfigError(`${missing} must be set when ${name} is.`)
  }
  return parsed.data
}
