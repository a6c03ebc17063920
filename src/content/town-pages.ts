import { pageMeta } from './page-meta.ts'
import type { Hero, PageMeta, Point } from './schema/page.ts'
import { townFacts } from './town-facts.ts'
import type { Town } from './towns.ts'

/** "Archbald Borough", as the footer and the headings name a town. */
export const townTitle = (town: Town): string => `${town.name} ${town.type}`

/** The town as a maps service is asked for it. */
export const townPlace = (town: Town): string => `${townTitle(town)}, Lackawanna County, Pennsylvania`

const whereabouts = (town: Town): string => {
  const { fromCity } = townFacts(town)
  return fromCity
    ? `, ${Math.round(fromCity.miles)} miles ${fromCity.direction} of ${fromCity.city.name}`
    : ' and the towns around it'
}

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

export const townRentalsMeta = (town: Town): PageMeta =>
  pageMeta(
    `Golf cart rentals in ${town.name}`,
    `Rent an electric golf cart in ${town.name}${whereabouts(town)}. Delivery inside the ${town.type.toLowerCase()} is included.`,
    [
      `golf cart rental ${town.name} PA`,
      `rent a golf cart ${town.name}`,
      'electric golf cart rental',
      'golf cart delivery',
    ],
  )

export const townHero = (town: Town): Hero => ({
  title: `Golf carts in ${townTitle(town)}`,
  lead: `Sold, rented, delivered and looked after in ${town.name}.`,
})

export const townRentalsHero = (town: Town): Hero => ({
  title: `Golf cart rentals in ${town.name}`,
  lead: `Fully charged, with seat belts and insurance included. ${freeDeliveryNote(town)}.`,
})

export const freeDeliveryNote = (town: Town): string => `Free delivery within ${townTitle(town)} area`
export const deliveryAvailability = (town: Town): string => `Available for delivery to ${town.name}`

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

/** What every rental includes, as the town rental pages word it. */
export const townRentalPoints: readonly string[] = [
  'Street legal with seat belts',
  'Fully charged and ready to go',
  '24/7 customer support',
  'Flexible pickup and return',
  'Insurance coverage included',
  'No hidden fees',
]

export const TOWN_NOT_FOUND = 'Municipality not found'
