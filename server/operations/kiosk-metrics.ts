import { Gauge, type Registry } from 'prom-client'
import type { KioskHeartbeat } from '../../src/contract/kiosk-heartbeat.ts'

const DAY_MS = 24 * 60 * 60_000

/** A kiosk without heartbeats for this long leaves the metrics: it was given another name, or taken away. */
const FORGOTTEN_AFTER_MS = 7 * DAY_MS

/** Each name is a series in the metrics, and whoever finds the address can make names up. */
const MOST_KIOSKS = 100

/**
 * The last heartbeat of each kiosk. When there are too many, a new name is dropped: those that are known stay.
 * @returns takes a heartbeat, and drops those that sent none for a week
 */
export function kioskMetrics(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const lastSeen = gauge('kiosk_last_seen_timestamp_seconds', 'When the last heartbeat of a kiosk was received', [
    'kiosk',
  ])
  const inquiries = gauge('kiosk_inquiries_waiting', 'Inquiries on a kiosk that are not delivered', ['kiosk'])
  const version = gauge('kiosk_version_info', '1 for the build that a kiosk runs', ['kiosk', 'version'])
  const lastHeartbeats = new Map<string, { at: number; version: string }>()

  const forget = (kiosk: string) => {
    version.remove({ kiosk, version: lastHeartbeats.get(kiosk)?.version ?? '' })
    lastSeen.remove({ kiosk })
    inquiries.remove({ kiosk })
    lastHeartbeats.delete(kiosk)
  }
  const forgetSilent = () => {
    for (const [kiosk, { at }] of lastHeartbeats) if (Date.now() - at > FORGOTTEN_AFTER_MS) forget(kiosk)
  }
  const recordHeartbeat = ({ name: kiosk, waiting, version: runs }: KioskHeartbeat) => {
    forgetSilent()
    if (lastHeartbeats.has(kiosk)) forget(kiosk)
    else if (lastHeartbeats.size >= MOST_KIOSKS) return
    const at = Date.now()
    lastHeartbeats.set(kiosk, { at, version: runs })
    lastSeen.set({ kiosk }, at / 1000)
    inquiries.set({ kiosk }, waiting)
    version.set({ kiosk, version: runs }, 1)
  }
  return { recordHeartbeat, forgetSilent }
}
