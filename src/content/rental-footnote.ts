import { dollars } from '../lib/money.ts'
import { delivery, rental } from './rental-figures.ts'

/** The sentences below the price tables. */
export const rentalFootnote: readonly string[] = [
  'Prices are subject to availability and terms.',
  `A delivery fee of ${dollars(delivery.feePerMile)} per mile applies beyond ${rental.freeDeliveryMiles} miles.`,
  `Rental periods are in ${rental.incrementHours}-hour increments.`,
  'Early returns get no refund.',
]
