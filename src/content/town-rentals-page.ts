import { pageMeta } from './page-meta.ts'
import type { Hero, PageMeta, Scene } from './schema/page.ts'
import { townTitle, whereabouts } from './town-names.ts'
import type { Town } from './towns.ts'

export const townRentalsMeta = (town: Town): PageMeta =>
  pageMeta(
    `Golf cart rentals in ${town.name}`,
    `Rent an electric golf cart in ${town.name}${whereabouts(town)}. Delivery in the ${town.type.toLowerCase()} is included.`,
    [
      `golf cart rental ${town.name} PA`,
      `rent a golf cart ${town.name}`,
      'electric golf cart rental',
      'golf cart delivery',
    ],
  )

export const townRentalsHero = (town: Town): Hero => ({
  title: `Golf cart rentals in ${town.name}`,
  lead: `Fully charged, with seat belts and insurance included. We’ll bring it to you in ${town.name}, and delivery is in the price.`,
})

/** At the top of the rentals page of every town. */
export const townRentalsScene: Scene = {
  name: 'driveway-cart',
  alt: 'Illustration of a red electric cart with six seats on the driveway of a white house, with trees behind it',
}

export const freeDeliveryNote = (town: Town): string => `Free delivery within ${townTitle(town)} area`
export const deliveryAvailability = (town: Town): string => `Available for delivery to ${town.name}`

/** What every rental includes, as worded on the towns' rental pages. */
export const townRentalPoints: readonly string[] = [
  'Street legal with seat belts',
  'Fully charged and ready to go',
  '24/7 customer support',
  'Flexible pickup and return',
  'Insurance coverage included',
  'No hidden fees',
]
