import { pageMeta } from './page-meta.ts'

export const kioskMeta = pageMeta(
  'Kiosk mode',
  'Set this device up for a showroom: what one person looked at and typed is cleared before the next one comes.',
  ['kiosk', 'showroom tablet', 'golf carts'],
)

export const kioskHead = {
  title: 'Kiosk mode',
  lead: 'For a tablet that stands in the showroom. What one person looked at and typed is cleared before the next one comes. Messages that are not sent yet stay and are sent; nobody can read them here.',
} as const
