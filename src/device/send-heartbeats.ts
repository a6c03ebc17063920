import { HEARTBEAT_MS, KIOSK_HEARTBEATS_PATH, type KioskHeartbeat } from '../contract/kiosk-heartbeat.ts'
import { isOnline, onReturn } from '../hooks/connection.ts'
import { outboxExists } from '../outbox/exists.ts'
import { runningVersion } from './running-version.ts'

/**
 * Sends heartbeats of this kiosk to the server, at intervals and when the connection is back. Failures are not
 * reported.
 * @param name of the device, from the set-up
 * @returns a function that ends this
 */
export function startHeartbeat(name: string): () => void {
  const send = () => void sendHeartbeat(name).catch(() => {})
  send()
  const timer = setInterval(send, HEARTBEAT_MS)
  const stop = onReturn(send)
  return () => {
    clearInterval(timer)
    stop()
  }
}

async function sendHeartbeat(name: string) {
  // A failed request would only fill the console.
  if (!isOnline()) return
  const heartbeat: KioskHeartbeat = { name, waiting: await countUndelivered(), version: runningVersion() }
  const headers = { 'content-type': 'application/json' }
  await fetch(KIOSK_HEARTBEATS_PATH, { method: 'POST', headers, body: JSON.stringify(heartbeat) })
}

/** Undelivered inquiries on this device, for any reason. */
async function countUndelivered(): Promise<number> {
  if (!(await outboxExists())) return 0
  const { listRows } = await import('../outbox/row-store.ts')
  return (await listRows()).filter(({ state }) => state !== 'delivered').length
}
