import type { OfferCatalogLeaf } from 'schema-dts'
import { rentalKinds } from '../content/rental-plans.ts'
import type { PriceList } from '../content/schema/rental.ts'

/**
 * Every rental plan with its price, as the `hasOfferCatalog` of its seller, on a page that shows this list.
 * @param name the page's heading
 */
export const rentalOffers = (list: PriceList, name: string): OfferCatalogLeaf => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement: rentalKinds.flatMap((kind) =>
    kind.plans.map((plan) => ({
      '@type': 'Offer' as const,
      name: `${kind.name}, ${plan.term.label}`,
      price: plan[list],
      priceCurrency: 'USD',
    })),
  ),
})
