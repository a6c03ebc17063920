import { pageMeta } from './page-meta.ts'
import type { Hero, PageMeta, Point } from './schema/page.ts'
import { townTitle, whereabouts } from './town-names.ts'
import type { Town } from './towns.ts'

export const townMeta = (town: Town): PageMeta =>
  pageMeta(
    `${townTitle(town)} golf carts`,
    `Electric golf carts for ${town.name}${whereabouts(town)}: sales, rentals, service and delivery.`,
    [
      `golf carts ${town.name} PA`,
      `${town.name} golf cart dealer`,
      `golf cart repair ${town.name}`,
      'electric golf carts',
    ],
  )

export const townHero = (town: Town): Hero => ({
  // "La Plume" is one name.
  title: `Golf carts in ${townTitle(town).replace(town.name, town.name.replaceAll(' ', '\u00a0'))}`,
  lead: `Sold, rented, delivered and looked after in ${town.name}.`,
})

export const townBenefits = (town: Town): readonly Point[] => [
  { title: 'Premium vehicles', text: 'Denago and Evolution, from two seats to eight, inspected before they leave us.' },
  { title: 'Local delivery', text: `To your door in ${town.name}, at an hour you choose with us.` },
  { title: 'Expert service', text: `Maintenance and repair in our shop, or at your address in ${town.name}.` },
  { title: 'Best value', text: 'The price of the unit in stock is on its page, and so is the day it was true.' },
]

export const townServices: readonly Point[] = [
  { title: 'Sales and leasing', text: 'Drive it first, then buy or lease it.' },
  { title: 'Daily and weekly rentals', text: 'By the day, the weekend, the week or the month.' },
  { title: 'Maintenance and repair', text: 'In the shop, or where the cart stands.' },
  { title: 'Parts and accessories', text: 'From the maker of your cart, ordered and fitted.' },
]
