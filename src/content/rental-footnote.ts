import { dollars } from '../lib/money.ts'
import { delivery, rental } from './rental-figures.ts'

const DELIVERY_FEE = `A delivery fee of ${dollars(delivery.feePerMile)} per mile applies beyond ${rental.freeDeliveryMiles} miles.`

/** The sentences below the price tables. */
export const rentalFootnote: readonly string[] = [
  'Prices are subject to availability and terms.',
  DELIVERY_FEE,
  `Rental periods are in ${rental.incrementHours}-hour increments.`,
  'Early returns get no refund.',
]

/** The same for the prices of a town, which include delivery. */
export const townRentalFootnote = rentalFootnote.filter((sentence) => sentence !== DELIVERY_FEE)
