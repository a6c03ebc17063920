// Finds the addresses of the servers, and waits until a starting server answers.
import { isIPv6 } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * The address at which this machine reaches a server that listens at `host`, even if that means all interfaces.
 * @param {string} host
 * @param {string} port
 */
export function addressOf(host, port) {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/**
 * The address of the office for browsers, as the office's program computes it.
 * @param {Readonly<Record<string, string | undefined>>} variables of the environment
 */
export const officeAddressOf = ({ OFFICE_URL, OFFICE_PORT }) =>
  OFFICE_URL || `http://localhost:${OFFICE_PORT || '4180'}`

/**
 * Resolves with true when the site's server answers at the address, or with false when its process has ended.
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
