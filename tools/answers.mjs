// Addresses of the servers, and waiting for one that is starting.
import { isIPv6 } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * The address of a server that listens at this host: one for all interfaces is asked on this machine.
 * @param {string} host
 * @param {string} port
 */
export function addressOf(host, port) {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/**
 * The address of the office in browsers, as its own program reckons it.
 * @param {Readonly<Record<string, string | undefined>>} variables of the environment
 */
export const officeAddressOf = ({ OFFICE_URL, OFFICE_PORT }) =>
  OFFICE_URL || `http://localhost:${OFFICE_PORT || '4180'}`

/**
 * Resolves with true when the site's server answers at the address, with false when its process has ended instead.
 * @param {string} address
 * @param {Promise<number>} ended as `finished` gives it
 */
export async function answers(address, ended) {
  let isGone = false
  ended.finally(() => {
    isGone = true
  })
  while (!isGone) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined)
    if (answer?.ok) return true
    await delay(20)
  }
  return false
}
