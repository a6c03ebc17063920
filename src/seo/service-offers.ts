import type { OfferLeaf } from 'schema-dts'
import type { Service } from '../content/schema/service.ts'

/** The services of a page that describes them. Their prices are ranges in words, so no number is stated. */
export const serviceOffers = (services: readonly Service[]): OfferLeaf[] =>
  services.map(({ title, description }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, description },
  }))
