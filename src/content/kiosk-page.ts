import { pageMeta } from './page-meta.ts'

export const kioskMeta = pageMeta(
  'Kiosk mode',
  'Set this device up for a showroom: what one person looked at and typed is cleared before the next one comes.',
  ['kiosk', 'showroom tablet', 'golf carts'],
)

export const kioskHead = {
  title: 'Kiosk mode',
  /** Which of the two this device is. */
  isOn: 'This device is a kiosk.',
  isOff: 'Kiosk mode is off on this device.',
  lead: 'For a tablet that stands in the showroom. What one person looked at and typed is cleared before the next one comes. Messages that wait to be sent cannot be read here, and are sent as soon as there is a connection.',
} as const
