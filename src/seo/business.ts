import type { AggregateRatingLeaf, AutoDealerLeaf, AutoRentalLeaf, AutoRepairLeaf, PostalAddressLeaf } from 'schema-dts'
import { paths } from '../addresses/paths.ts'
import { dealer, type Location, type Rating } from '../content/dealer.ts'
import { hours } from '../content/hours.ts'
import { openingHours } from './opening-hours.ts'
import { absoluteUrl } from './url.ts'

// Pure, so that a bundle without structured data is without it.
const DEALER_ID = /* @__PURE__ */ absoluteUrl('/#dealer')

/** A reference to the dealer, who is described elsewhere on the same page. */
export const dealerReference = { '@id': DEALER_ID } as const

/** The dealer as every page shows it: the name, and from the footer phone, mail, service area and showroom hours. */
export const autoDealer = (): AutoDealerLeaf => ({
  '@type': 'AutoDealer',
  '@id': DEALER_ID,
  name: dealer.name,
  url: absoluteUrl(paths.home),
  telephone: dealer.phone.e164,
  email: dealer.email.info,
  areaServed: dealer.serviceArea,
  openingHoursSpecification: openingHours(hours.showroom.week),
})

/** For a page that shows this rating. The site quotes no reviews, so none is listed. */
export const aggregateRating = ({ value, count }: Rating): AggregateRatingLeaf => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  reviewCount: count,
})

export const postalAddress = ({ street, locality, region, postalCode }: Location['address']): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  addressRegion: region,
  postalCode,
  addressCountry: 'US',
})

/** One of the dealer's locations, for a page that shows its address, phone, hours, links and rating. */
export const locationBusiness = (location: Location): AutoDealerLeaf => ({
  '@type': 'AutoDealer',
  '@id': absoluteUrl(`${paths.showroom}#${location.id}`),
  name: location.name,
  parentOrganization: dealerReference,
  address: postalAddress(location.address),
  telephone: location.phone.e164,
  openingHoursSpecification: openingHours(hours.showroom.week),
  hasMap: location.mapUrl,
  url: location.websiteUrl,
  sameAs: [location.facebookUrl, location.youtubeUrl],
  aggregateRating: aggregateRating(location.rating),
})

/** The workshop, for a page that shows its hours. */
export const serviceDepartment = (): AutoRepairLeaf => ({
  '@type': 'AutoRepair',
  name: hours.service.label,
  parentOrganization: dealerReference,
  telephone: dealer.phone.e164,
  areaServed: dealer.serviceArea,
  openingHoursSpecification: openingHours(hours.service.week),
})

/**
 * The delivery and rental office, for a page that shows its hours.
 * @param areaServed the page's town, as the page names it
 */
export const rentalDepartment = (areaServed: string): AutoRentalLeaf => ({
  '@type': 'AutoRental',
  name: hours.rental.label,
  parentOrganization: dealerReference,
  telephone: dealer.phone.e164,
  areaServed,
  openingHoursSpecification: openingHours(hours.rental.week),
})
