import { dollars } from '../lib/money.ts'
import { delivery, rental } from './rental-figures.ts'

/** Only the rentals page shows these. */
export const rentalQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'How old do I have to be?',
    answer: `${rental.minimumAge} or older. Add up to ${rental.additionalDriver.max} drivers for ${dollars(rental.additionalDriver.fee)} each.`,
  },
  {
    question: 'Is there a deposit?',
    answer: `Yes. ${dollars(rental.deposit['4-seater'])} for a 4-seater, ${dollars(rental.deposit['6-seater'])} for a 6-seater and ${dollars(rental.deposit.utility)} for a utility cart. You’ll get it back ${rental.depositRefundBusinessDays.join('–')} business days after the cart’s back and we’ve inspected it.`,
  },
  {
    question: 'How long can I keep it?',
    answer: `From ${rental.minimumHours} hours to ${rental.maximumDays} days. Bring it back late and it’s ${dollars(rental.lateFeePerHour)} an hour.`,
  },
  {
    question: 'What if my plans change?',
    answer: `Cancel up to ${rental.cancellation.freeHours} hours before and it’s free. After that, we refund ${rental.cancellation.latePercent}%. No-shows aren’t refunded.`,
  },
  {
    question: 'Can I have it today?',
    answer: `Often, yes, if you call before ${delivery.sameDayRental.orderBefore}. Same-day delivery adds a ${dollars(delivery.sameDayRental.rushFee)} rush fee.`,
  },
]
