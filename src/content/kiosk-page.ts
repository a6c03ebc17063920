import { pageMeta } from './page-meta.ts'

export const kioskMeta = pageMeta(
  'Kiosk mode',
  'Set this device up for a showroom. Everything a customer leaves is gone before the next one walks up.',
  ['kiosk', 'showroom tablet', 'golf carts'],
)

export const kioskHead = {
  title: 'Kiosk mode',
  /** Which of the two this device is. */
  isOn: 'This device is a kiosk.',
  isOff: 'Kiosk mode is off on this device.',
  lead: 'For a tablet in the showroom. Everything a customer leaves is gone before the next one walks up. Messages wait, locked, and go out when there’s a connection.',
} as const

/** What an idle kiosk says first, in two lines. */
export const kioskLines = ['Take a seat.', 'Take the long way.'] as const
