import { denago } from '../content/brands/denago-brand.ts'
import { evolution } from '../content/brands/evolution-brand.ts'
import { dealer } from '../content/dealer.ts'
import { homeHero } from '../content/home-page.ts'
import type { Brand } from '../content/schema/brand.ts'
import { townHero } from '../content/town-page.ts'
import { type Town, towns } from '../content/towns.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { dollars, priceLabel } from '../lib/money.ts'
import { priceTerms } from '../lib/unit-facts.ts'
import { sharePictures } from './share-pictures.ts'

/** What the picture of a shared link shows. */
export type ShareCard = {
  /** Path of the picture on the site. */
  path: string
  /** In the corner, beside the mark. */
  sender: string
  title: string
  /** The large figure: a price, a phone number. */
  figure?: string
  /** A small line under it. */
  note: string
  /** Path of a cart's picture on this site. */
  picture?: string | undefined
  /** Path of the landscape that is shown if there is no picture. */
  landscape: string
}

const LAKE_WITH_CART = '/images/backgrounds/lake-cart-1280.webp'
/** For a unit without a picture, because another cart's picture would be wrong. */
const LAKE_ALONE = '/images/backgrounds/lake-dawn-1280.webp'

/** Every picture that the prerendered pages refer to. */
export const shareCards = (vehicles: readonly Vehicle[]): ShareCard[] => [
  {
    path: sharePictures.site,
    sender: dealer.name,
    title: homeHero.title,
    note: dealer.serviceArea,
    landscape: LAKE_WITH_CART,
  },
  ...[denago, evolution].map(brandCard),
  ...towns.map(townCard),
  ...vehicles.map(vehicleCard),
]

const brandCard = ({ id, hero, lineup, series }: Brand): ShareCard => ({
  path: sharePictures.brand(id),
  sender: dealer.name,
  title: hero.title,
  figure: `from ${dollars(Math.min(...series.map(({ startingPrice }) => startingPrice)))}`,
  note: `${lineup.length} models, with list prices.`,
  landscape: LAKE_ALONE,
  picture: lineup.at(-1)?.picture,
})

const townCard = (town: Town): ShareCard => ({
  path: sharePictures.town(town.slug),
  sender: dealer.name,
  title: townHero(town).title,
  figure: dealer.phone.label,
  note: 'Sales, rentals, service and delivery.',
  landscape: LAKE_WITH_CART,
})

/** Only pictures of this site can be drawn, because the build downloads nothing. */
export const vehicleCard = (unit: Vehicle): ShareCard => ({
  path: sharePictures.vehicle(unit.id),
  sender: dealer.name,
  title: unit.name,
  figure: priceLabel(unit.price),
  note: unit.price === undefined ? dealer.phone.label : priceTerms(unit),
  picture: unit.images[0]?.startsWith('/') ? unit.images[0] : undefined,
  landscape: LAKE_ALONE,
})
