import { pageMeta } from './page-meta.ts'
import { delivery } from './rental-figures.ts'
import { REPAIR_TIME } from './repair-time.ts'
import type { Hero, PageMeta, Point, Scene } from './schema/page.ts'
import { townPosition } from './town-introduction.ts'
import { townTitle, whereabouts } from './town-names.ts'
import type { Town } from './towns.ts'

export const townMeta = (town: Town): PageMeta =>
  pageMeta(
    `${townTitle(town)} golf carts`,
    `Electric golf carts for ${town.name}${whereabouts(town)}. Sales, rentals, service and delivery.`,
    [
      `golf carts ${town.name} PA`,
      `${town.name} golf cart dealer`,
      `golf cart repair ${town.name}`,
      'electric golf carts',
    ],
  )

export const townHero = (town: Town): Hero => ({
  // Keeps "La Plume" on one line.
  title: `Golf carts in ${townTitle(town).replace(town.name, town.name.replaceAll(' ', '\u00a0'))}`,
  lead: `${townPosition(town)} We sell, rent, deliver and service carts here.`,
})

/** At the top of the page of every town. */
export const townScene: Scene = {
  name: 'town-delivery',
  alt: 'Illustration of a blue electric cart on a trailer at the curb of a quiet street, beside a house with a porch',
}

export const townBenefits = (town: Town): readonly Point[] => [
  {
    title: 'Premium vehicles',
    text: 'Denago and Evolution carts with two to eight seats, inspected before they leave the lot.',
  },
  {
    title: 'Local delivery',
    text: `To your door in ${town.name}. We’ll call and pick a ${delivery.windowHours}-hour window.`,
  },
  { title: 'Expert service', text: `Technicians trained on Denago and Evolution. Most repairs take ${REPAIR_TIME}.` },
  { title: 'Best value', text: 'Our prices are posted, so you know before you call.' },
]

export const townServices: readonly Point[] = [
  { title: 'Sales and leasing', text: 'Drive it first, then buy or lease it.' },
  { title: 'Daily and weekly rentals', text: 'By the day, long weekend, week or month.' },
  { title: 'Maintenance and repair', text: 'In our shop or in your driveway.' },
  { title: 'Parts and accessories', text: 'Genuine parts, ordered and installed.' },
]
