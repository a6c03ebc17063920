import { Gauge, type Registry } from 'prom-client'
import type { KioskHeartbeat } from '../../src/contract/kiosk-heartbeat.ts'

/**
 * The last heartbeat of each kiosk that the dealer has named. Other names are dropped, because any client can invent
 * them.
 * @returns a function that takes a heartbeat; false when no kiosk has its name
 */
export function kioskMetrics(registry: Registry, kiosks: readonly string[]) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const lastSeen = gauge(
    'kiosk_last_seen_timestamp_seconds',
    'When the last heartbeat of a kiosk was received; 0 before the first',
    ['kiosk'],
  )
  const inquiries = gauge('kiosk_inquiries_waiting', 'Inquiries on a kiosk that are not delivered', ['kiosk'])
  const version = gauge('kiosk_version_info', '1 for the build that a kiosk runs', ['kiosk', 'version'])
  const versions = new Map<string, string>()
  for (const kiosk of kiosks) lastSeen.set({ kiosk }, 0)

  return ({ name: kiosk, waiting, version: runs }: KioskHeartbeat): boolean => {
    if (!kiosks.includes(kiosk)) return false
    lastSeen.set({ kiosk }, Date.now() / 1000)
    inquiries.set({ kiosk }, waiting)
    version.remove({ kiosk, version: versions.get(kiosk) ?? '' })
    version.set({ kiosk, version: runs }, 1)
    versions.set(kiosk, runs)
    return true
  }
}
