import { pageMeta } from './page-meta.ts'
import type { Hero, Point } from './schema/page.ts'

/** How soon an inquiry is answered. */
export const RESPONSE_TIME = { atMost: 'up to 24 hours', typical: '2–6 hours in business hours' } as const

export const contactMeta = pageMeta(
  'Contact us',
  `Ask about a cart, a rental or a repair. We answer within 24 hours, typically in ${RESPONSE_TIME.typical}.`,
  ['contact golf cart dealer', 'golf cart quote', 'golf cart test drive', 'Lackawanna County golf carts'],
)

export const contactHero: Hero = {
  title: 'Talk to us',
  lead: `A reply within 24 hours, typically in ${RESPONSE_TIME.typical}.`,
}

export const thankYouMeta = pageMeta(
  'Thank you',
  `Your message is with us. We answer within 24 hours, typically in ${RESPONSE_TIME.typical}.`,
  ['golf cart dealer', 'inquiry received', 'Lackawanna County golf carts'],
)

export const whatHappensNext: readonly Point[] = [
  { title: 'Review', text: 'Somebody who knows the subject reads your message.' },
  { title: 'Personal response', text: 'You hear from a person, by phone or e-mail, whichever you gave us.' },
  {
    title: 'Solution and service',
    text: 'We agree on what to do next: a test drive, a quote, a repair or a delivery.',
  },
]

export const outboxMeta = pageMeta(
  'Inquiries on this device',
  'What you have sent from this device, what is still waiting for a connection, and what you can do about it.',
  ['inquiries', 'waiting to be sent', 'offline'],
)
