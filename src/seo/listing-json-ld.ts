import type { ProductLeaf } from 'schema-dts'
import type { Listing } from '../contract/listing.ts'
import { dealerReference } from './business.ts'
import { absoluteUrl } from './url.ts'

/** A listing for a page that shows it. */
export const listingProduct = ({
  title,
  description,
  price,
  category,
  imageUrl,
  brand,
  model,
}: Listing): ProductLeaf => ({
  '@type': 'Product',
  name: title,
  description,
  brand: { '@type': 'Brand', name: brand },
  model,
  image: absoluteUrl(imageUrl),
  offers: {
    '@type': 'Offer',
    price,
    priceCurrency: 'USD',
    ...(category !== 'custom' && {
      itemCondition: category === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    }),
    seller: dealerReference,
  },
})
