import { pageMeta } from './page-meta.ts'
import type { Hero, PageMeta, Point, Scene } from './schema/page.ts'
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
  lead: `Sales, rentals, delivery and service in ${town.name}.`,
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
  { title: 'Local delivery', text: `To your door in ${town.name}, at a time that works for you.` },
  { title: 'Expert service', text: `Maintenance and repair in our shop or at your place in ${town.name}.` },
  { title: 'Best value', text: 'Our prices are posted, so you know before you call.' },
]

export const townServices: readonly Point[] = [
  { title: 'Sales and leasing', text: 'Drive it first, then buy or lease it.' },
  { title: 'Daily and weekly rentals', text: 'By the day, weekend, week or month.' },
  { title: 'Maintenance and repair', text: 'In our shop or in your driveway.' },
  { title: 'Parts and accessories', text: 'Genuine parts, ordered and installed.' },
]
