import { Link } from '../addresses/link.tsx'
import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { rentalQuestions } from '../content/rental-questions.ts'
import {
  depositOf,
  rentalPoints,
  rentalsClosing,
  rentalsHero,
  rentalsMeta,
  rentalsScene,
} from '../content/rentals-page.ts'
import { ROAD_RULE } from '../content/road-rule.ts'
import { PRICING_ANCHOR } from '../features/rentals/anchors.ts'
import { Included } from '../features/rentals/included.tsx'
import { LowestPrices, StartsAt } from '../features/rentals/lowest-prices.tsx'
import { Pricing } from '../features/rentals/pricing.tsx'
import { Questions } from '../features/rentals/questions.tsx'
import { DeliveredPrices } from '../features/towns/delivered-prices.tsx'
import { autoDealer } from '../seo/business.ts'
import { faqPage } from '../seo/faq-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { rentalOffers } from '../seo/rental-offers.ts'
import { Button } from '../ui/button.tsx'
import { CallButton } from '../ui/call-button.tsx'
import { CartHero } from '../ui/cart-hero.tsx'
import { Closing } from '../ui/closing.tsx'
import { NextSection } from '../ui/layout.tsx'

export default function Rentals() {
  return (
    <>
      <PageHead meta={rentalsMeta} path={paths.rentals} />
      {import.meta.env.SSR && (
        <JsonLd
          things={[
            { ...autoDealer(), hasOfferCatalog: rentalOffers('showroom', rentalsHero.title) },
            faqPage(rentalQuestions),
          ]}
        />
      )}
      <CartHero scene={rentalsScene} {...rentalsHero} line={<StartsAt list="showroom" />} actions={<Actions />}>
        <LowestPrices list="showroom" />
      </CartHero>
      <Pricing list="showroom" title="Rental prices" about={depositOf} />
      <Included points={rentalPoints}>{ROAD_RULE}</Included>
      <Questions />
      <DeliveredPrices />
      <NextSection>
        <Closing
          {...rentalsClosing}
          actions={
            <>
              <CallButton phone={dealer.phone} variant="primary" />
              <Button asChild variant="outline">
                <Link to={paths.contact}>Ask a question</Link>
              </Button>
            </>
          }
        />
      </NextSection>
    </>
  )
}

const Actions = () => (
  <>
    <Button asChild variant="primary">
      <Link to={`#${PRICING_ANCHOR}`}>See prices</Link>
    </Button>
    <CallButton phone={dealer.phone} />
  </>
)
