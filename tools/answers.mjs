// Waiting for a server that is starting.
import { setTimeout as delay } from 'node:timers/promises'

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
