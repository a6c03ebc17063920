import { endpoints } from '../contract/endpoints.ts'
import type { ErrorReport } from '../contract/error-report.ts'
import { runningVersion } from './running-version.ts'

/** A position in a script of this site, as in a script's address or a stack. */
const PLACE = /\/assets\/[\w.-]+\.js:\d+:\d+/

/**
 * What a report may say about an error: its kind and its place in our code, never its message.
 * @param version of the build that the page runs
 * @param thrownAt script, line and column, if the browser names them
 * @returns undefined for errors elsewhere, such as in a browser extension
 */
export function reportOf(error: unknown, version: string, thrownAt = ''): ErrorReport | undefined {
  const { name = '', stack = '' } = error instanceof Error ? error : {}
  // For a caught error that is reported later, `thrownAt` is the place of the report; its stack begins where it was
  // thrown.
  const isForeign = thrownAt !== '' && !PLACE.test(thrownAt)
  const [place] = PLACE.exec(stack) ?? PLACE.exec(thrownAt) ?? []
  if (!place || isForeign) return undefined
  return { name: /^[A-Z][A-Za-z]{0,39}$/.test(name) ? name : 'Error', place, version }
}

const sent = new Set<string>()

/** Reports an error to the server, once per place. Without a connection nothing is sent. */
export async function sendReport(event: ErrorEvent | PromiseRejectionEvent) {
  const [error, thrownAt] =
    'reason' in event ? [event.reason, ''] : [event.error, `${event.filename}:${event.lineno}:${event.colno}`]
  const report = reportOf(error, runningVersion(), thrownAt)
  if (!report || sent.has(report.place)) return
  sent.add(report.place)
  const headers = { 'content-type': 'application/json' }
  await fetch(endpoints.errors, { method: 'POST', headers, body: JSON.stringify(report), keepalive: true }).catch(() =>
    sent.delete(report.place),
  )
}
