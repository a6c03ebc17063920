import { dealer } from './dealer.ts'
import { pageMeta } from './page-meta.ts'
import { REPAIR_TIME } from './repair-time.ts'
import type { Hero, Point } from './schema/page.ts'

export const homeMeta = pageMeta(
  'Electric golf carts in Lackawanna County',
  `Denago and Evolution electric golf carts. Sales, rentals, service and storage in ${dealer.serviceArea}.`,
  ['electric golf carts', 'golf cart dealer', 'golf cart rentals', 'Denago', 'Evolution', 'Lackawanna County PA'],
)

export const homeHero: Hero = {
  title: 'Quiet miles around the lake.',
  lead: 'Electric golf carts and low-speed vehicles for Lackawanna County. Drive one before you decide.',
}

export const whyChooseTitle = 'Why people around here buy from us'

export const whyChoose: readonly Point[] = [
  {
    title: 'Premium quality',
    text: 'Every Denago and Evolution is inspected and test-driven before you get the keys.',
  },
  { title: 'Expert service', text: `Most repairs take ${REPAIR_TIME}, in our shop or in your driveway.` },
  { title: '0% financing', text: 'On select models. You apply with the manufacturer. We’ll help with the paperwork.' },
  { title: 'Eco-friendly', text: 'No fuel, no fumes, and quiet enough to hear the loons.' },
]

/** The carts that the home page features, by reference. */
export const featuredRefs = ['64f1c0ffee5a11ab1e0d5a4b', 'evolution-d6-max-xt4', 'denago-ev-city'] as const

/** The six brands, beginning with the two that have their own page; `page` is a key of `paths`. */
export const brandTiles = [
  { name: 'Denago', note: 'Three series', page: 'denago' },
  { name: 'Evolution', note: 'Seven series', page: 'evolution' },
  { name: 'Club Car', note: 'Ask us', page: 'contact' },
  { name: 'EZ-GO', note: 'Ask us', page: 'contact' },
  { name: 'Tomberlin', note: 'Ask us', page: 'contact' },
  { name: 'Swift EV', note: 'Ask us', page: 'contact' },
] as const

export const assurances: readonly Point[] = [
  { title: 'Warranty', text: 'Warranty repairs done right here' },
  { title: 'Genuine parts', text: 'Straight from the manufacturer' },
  { title: 'Certified service', text: 'Technicians trained on Denago and Evolution' },
  { title: 'Expert support', text: 'A real person answers the phone' },
]
