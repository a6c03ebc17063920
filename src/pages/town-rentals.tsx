import { Fragment } from 'react'
import { Link } from '../addresses/link.tsx'
import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { ROAD_RULE } from '../content/road-rule.ts'
import { townTitle } from '../content/town-names.ts'
import {
  deliveryAvailability,
  townRentalPoints,
  townRentalsHero,
  townRentalsMeta,
  townRentalsScene,
} from '../content/town-rentals-page.ts'
import type { Town } from '../content/towns.ts'
import { PRICING_ANCHOR } from '../features/rentals/anchors.ts'
import { Included } from '../features/rentals/included.tsx'
import { LowestPrices, StartsAt } from '../features/rentals/lowest-prices.tsx'
import { Pricing } from '../features/rentals/pricing.tsx'
import { ContactCard } from '../features/towns/contact-card.tsx'
import { Delivery } from '../features/towns/delivery.tsx'
import { NoTown } from '../features/towns/no-town.tsx'
import { useTown } from '../features/towns/use-town.ts'
import { autoDealer, rentalDepartment } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { rentalOffers } from '../seo/rental-offers.ts'
import { sharePictures } from '../seo/share-pictures.ts'
import { Button } from '../ui/button.tsx'
import { CallButton } from '../ui/call-button.tsx'
import { CartHero } from '../ui/cart-hero.tsx'

const points = townRentalPoints.map((title) => ({ title }))

export default function TownRentals() {
  const town = useTown()
  if (!town) return <NoTown to={paths.townRentals} head={PageHead} />
  return (
    <Fragment key={town.slug}>
      <PageHead
        meta={townRentalsMeta(town)}
        path={paths.townRentals(town.slug)}
        image={sharePictures.town(town.slug)}
      />
      {import.meta.env.SSR && <JsonLd things={[autoDealer(), office(town)]} />}
      <CartHero
        scene={townRentalsScene}
        {...townRentalsHero(town)}
        line={<StartsAt list="delivered" />}
        actions={<Actions />}
      >
        <LowestPrices list="delivered" />
      </CartHero>
      <Pricing list="delivered" title="Prices with delivery" town={town.name} delivery={deliveryAvailability(town)} />
      <Included points={points}>{ROAD_RULE}</Included>
      <Delivery town={town} />
      <ContactCard town={town} />
    </Fragment>
  )
}

const office = (town: Town) => ({
  ...rentalDepartment(townTitle(town)),
  hasOfferCatalog: rentalOffers('delivered', townRentalsHero(town).title),
})

const Actions = () => (
  <>
    <Button asChild variant="primary">
      <Link to={`#${PRICING_ANCHOR}`}>See prices</Link>
    </Button>
    <CallButton phone={dealer.phone} />
  </>
)
