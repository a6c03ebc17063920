import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { LOOK_EVERY_MS } from './catalogue.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts'
import type { EmailConfig } from './delivery/email.ts'
import type { WebhookConfig } from './delivery/webhook.ts'
import { ConfigError, type Environment, readEnvironment } from './environment.ts'
import type { DatabaseConfig } from './store/database.ts'

/** Where inquiries are stored and sent: the settings that the command line needs. */
export type InquiriesConfig = {
  /** Absolute path of the JSON file that fills the stock at the first start. */
  catalogueFile: string
  database: DatabaseConfig
  /** The bucket for photographs; undefined keeps them in the database. */
  picturesUrl: string | undefined
  email: EmailConfig | undefined
  webhook: WebhookConfig | undefined
}

export type Config = InquiriesConfig & {
  port: number
  host: string
  /** Absolute path of the built site. */
  siteDir: string
  /**
   * Whose `X-Forwarded-*` headers are trusted: no proxy's, every proxy's (unsafe on an open port), or those of the
   * listed ones.
   */
  trustProxy: boolean | string
  logLevel: Environment['LOG_LEVEL']
  /** How many inquiries per minute are stored from one client, and from all together. */
  contactRatePerMinute: number
  /** How long a stopping server still answers, so that balancers can notice. */
  drainSeconds: number
  contactRateTotalPerMinute: number
  /** Age in days at which delivered inquiries are erased. */
  retentionDays: number
  connectionLimits: ConnectionLimits
  lookAtStockEveryMs: number
  /** The Bearer token for `/metrics`. Without one that address does not exist. */
  metricsToken: string | undefined
  /** Names of the kiosks whose heartbeats are watched. */
  kiosks: readonly string[]
}

function inquiriesConfig(environment: Environment): InquiriesConfig {
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, MAIL_TO, WEBHOOK_URL, WEBHOOK_SECRET } = environment
  return {
    catalogueFile: resolve(environment.CATALOGUE_FILE),
    database: DATABASE_URL
      ? { kind: 'postgres', url: DATABASE_URL }
      : { kind: 'sqlite', dataDir: resolve(environment.DATA_DIR) },
    picturesUrl: environment.PICTURES_URL,
    email:
      SMTP_URL && MAIL_FROM && MAIL_TO
        ? {
            smtpUrl: SMTP_URL,
            from: MAIL_FROM,
            to: MAIL_TO,
            adfTo: environment.MAIL_ADF_TO,
            mailsPerHour: environment.MAILS_PER_HOUR,
          }
        : undefined,
    webhook: WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secret: WEBHOOK_SECRET } : undefined,
  }
}

/** @throws ConfigError when a value cannot be used */
export const readInquiriesConfig = (variables: Record<string, string | undefined>): InquiriesConfig =>
  inquiriesConfig(readEnvironment(variables))

/**
 * The settings of the server.
 * @param variables usually `process.env`
 * @throws ConfigError when a value cannot be used or the site has not been built
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const environment = readEnvironment(variables)
  const siteDir = resolve(environment.SITE_DIR)
  if (!existsSync(resolve(siteDir, 'index.html'))) {
    throw new ConfigError(`SITE_DIR must hold the built site, but ${siteDir} has no index.html: run "npm run build".`)
  }
  return {
    ...inquiriesConfig(environment),
    port: environment.PORT,
    host: environment.HOST,
    siteDir,
    trustProxy: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
    contactRatePerMinute: environment.CONTACT_RATE_PER_MINUTE,
    drainSeconds: environment.DRAIN_SECONDS,
    contactRateTotalPerMinute: environment.CONTACT_RATE_TOTAL_PER_MINUTE,
    retentionDays: environment.RETENTION_DAYS,
    connectionLimits: CONNECTION_LIMITS,
    lookAtStockEveryMs: LOOK_EVERY_MS,
    metricsToken: environment.METRICS_TOKEN,
    kiosks: environment.KIOSKS,
  }
}
