import { resolve } from 'node:path'
import type { InquiriesConfig } from '../config.ts'
import { readInquiriesConfig } from '../config.ts'
import { readEnvironment } from '../environment.ts'

export type OfficeSettings = InquiriesConfig & {
  port: number
  host: string
  /** As browsers write it: `https://office.example.com`. */
  origin: string
  /** Where the office reaches the site from this machine: `http://localhost:4173`. */
  siteUrl: string
  /** Absolute path of the office's own built pages. */
  pagesDir: string
  /** Absolute path of the built site, whose pictures the office shows. */
  siteDir: string
  /** Names of the kiosks whose heartbeats are watched. */
  kiosks: readonly string[]
  trustProxy: boolean | string
  logLevel: ReturnType<typeof readEnvironment>['LOG_LEVEL']
}

/** @throws ConfigError when a value cannot be used */
export function readOfficeSettings(variables: Record<string, string | undefined>): OfficeSettings {
  const environment = readEnvironment(variables)
  const { OFFICE_PORT: port, OFFICE_URL: url = `http://localhost:${port}` } = environment
  return {
    ...readInquiriesConfig(variables),
    port,
    host: environment.OFFICE_HOST,
    origin: new URL(url).origin,
    siteUrl: new URL(environment.OFFICE_SITE_URL ?? `http://localhost:${environment.PORT}`).origin,
    pagesDir: resolve(environment.OFFICE_DIR),
    siteDir: resolve(environment.SITE_DIR),
    kiosks: environment.KIOSKS,
    trustProxy: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
  }
}
