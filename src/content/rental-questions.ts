import { dollars } from '../lib/money.ts'
import { delivery, rental } from './rental-figures.ts'

/** On the rentals page only; what the towns' rental pages share with it is beside it. */
export const rentalQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'How old do I have to be?',
    answer: `At least ${rental.minimumAge}. Each additional driver is ${dollars(rental.additionalDriver.fee)}, up to ${rental.additionalDriver.max} of them.`,
  },
  {
    question: 'Is there a deposit?',
    answer: `Yes: ${dollars(rental.deposit['4-seater'])} for a 4-seater, ${dollars(rental.deposit['6-seater'])} for a 6-seater and ${dollars(rental.deposit.utility)} for a utility cart. You get it back within ${rental.depositRefundBusinessDays.join('–')} business days of the return.`,
  },
  {
    question: 'How long can I keep it?',
    answer: `From ${rental.minimumHours} hours to ${rental.maximumDays} days. Returning late costs ${dollars(rental.lateFeePerHour)} per hour.`,
  },
  {
    question: 'What if my plans change?',
    answer: `Cancel up to ${rental.cancellation.freeHours} hours before and it costs nothing. Later than that we refund ${rental.cancellation.latePercent}%. If nobody comes, nothing is refunded.`,
  },
  {
    question: 'Can I have it today?',
    answer: `Often, if you order before ${delivery.sameDayRental.orderBefore}. Same-day delivery carries a ${dollars(delivery.sameDayRental.rushFee)} rush fee.`,
  },
]
