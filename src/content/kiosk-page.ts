import { pageMeta } from './page-meta.ts'

export const kioskMeta = pageMeta(
  'Kiosk mode',
  'Set up this device for a showroom. It clears itself between customers, so nobody sees what the last one typed.',
  ['kiosk', 'showroom tablet', 'golf carts'],
)

export const kioskHead = {
  title: 'Kiosk mode',
  /** Which of the two this device is. */
  isOn: 'This device is a kiosk.',
  isOff: 'Kiosk mode is off on this device.',
  lead: 'For a tablet in the showroom. It clears itself between customers. Their messages stay private, and go out when the tablet’s online.',
} as const

/** What an idle kiosk says first, in two lines. */
export const kioskLines = ['Take a seat.', 'Take the long way.'] as const
