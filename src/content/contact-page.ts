import { pageMeta } from './page-meta.ts'
import type { Hero, Point, Scene } from './schema/page.ts'

/** How soon we answer an inquiry: in the specification's words, and as a sentence. */
export const RESPONSE_TIME = { atMost: 'up to 24 hours', typical: '2–6 hours in business hours' } as const
export const REPLY_TIME = 'You’ll hear back within 24 hours, usually in 2 to 6 hours when we’re open.'

export const contactMeta = pageMeta('Contact us', `Ask about a cart, a rental or a repair. ${REPLY_TIME}`, [
  'contact golf cart dealer',
  'golf cart quote',
  'golf cart test drive',
  'Lackawanna County golf carts',
])

export const contactHero = {
  title: 'Talk to us',
  /** For who comes from a button for a test drive. */
  testDriveTitle: 'Request a test drive',
  /** For who comes from a cart. */
  vehicleTitle: 'Ask about this cart',
  lead: REPLY_TIME,
} as const satisfies Hero & Record<string, string>

/** With the addresses of the showrooms. */
export const contactScene: Scene = {
  name: 'showroom-dusk',
  alt: 'Illustration of five electric carts in a row behind the glass of a lit showroom at dusk',
}

export const thankYouMeta = pageMeta('Thank you', `Thanks for your message. ${REPLY_TIME}`, [
  'golf cart dealer',
  'inquiry received',
  'Lackawanna County golf carts',
])

export const whatHappensNext: readonly Point[] = [
  { title: 'Review', text: 'The right person reads your message.' },
  { title: 'Personal response', text: 'A real person calls, texts or emails you.' },
  {
    title: 'Solution and service',
    text: 'We’ll set up your test drive, quote, repair or delivery.',
  },
]

export const outboxMeta = pageMeta(
  'Messages on this device',
  'What you’ve sent from this device, what’s still waiting for a connection, and what you can do about it.',
  ['messages', 'waiting to be sent', 'offline'],
)
