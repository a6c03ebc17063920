import { dollars } from '../../lib/money.ts'
import { hours } from '../hours.ts'
import { pageMeta } from '../page-meta.ts'
import { delivery, rental, returns, span } from '../policy-figures.ts'
import { effective, section } from '../policy-section.ts'
import type { PolicyDocument } from '../schema/policy.ts'

const [nearMiles, farMiles] = delivery.freeRadiusMiles
const perMile = `${dollars(delivery.feePerMile)} per mile`

export const policy: PolicyDocument = {
  slug: 'delivery-policy',
  meta: pageMeta(
    'Delivery policy',
    'Where golf cart delivery is free, what it costs beyond that, how long it takes, and what we need at your address.',
    ['golf cart delivery', 'free golf cart delivery', 'delivery fee', 'Lackawanna County delivery'],
  ),
  hero: {
    title: 'Delivery Policy',
    lead: 'We bring the cart to you. Here is where that is free, how long it takes, and what the driver needs.',
  },
  headline: 'Delivery of carts, rentals and parts',
  dated: effective,
  sections: [
    section(
      'Where delivery is free',
      `Delivery of a cart you buy is free within the county’s municipalities (${delivery.freeMunicipalities}), and within ${nearMiles} miles of one of our stores and ${farMiles} miles of another. Tell us your address when you order, and we say at once which of these applies.`,
      `Free delivery applies to sales of ${dollars(delivery.saleMinimum)} and more.`,
      `Beyond the free area, delivery costs ${perMile}. We measure by road and tell you the amount before you agree to it.`,
    ),
    section(
      'How long it takes',
      {
        table: {
          caption: 'From order to your driveway',
          columns: ['Order', 'Usual time'],
          rows: [
            ['Cart in stock', `${span(delivery.inStockBusinessDays)} business days`],
            ['Custom order', `${span(delivery.customOrderWeeks)} weeks`],
            ['Rental, same day', `When ordered before ${delivery.sameDayRental.orderBefore}`],
          ],
        },
      },
      'The time starts when the order is complete: paid or financed, with the papers signed. If a maker or a carrier keeps us waiting, we call you as soon as we know, and you decide whether to wait with us.',
    ),
    section(
      'Rental deliveries',
      `Rentals on the price list of a town page include delivery within that town. For all other rentals, the first ${rental.freeDeliveryMiles} miles are free and the delivery fee of ${perMile} applies beyond ${rental.freeDeliveryMiles} miles.`,
      `Same-day delivery needs an order before ${delivery.sameDayRental.orderBefore} and carries a ${dollars(delivery.sameDayRental.rushFee)} rush fee. It depends on which carts are charged and free that day, so please call rather than write.`,
      'We collect the cart at the end of the rental. Leave it charging, with the key where we agreed.',
    ),
    section(
      'On the day',
      `We give you a delivery window of ${delivery.windowHours} hours, and call when the driver is on the way. Somebody who may sign for the cart has to be there.`,
      'So that the trailer and the cart reach the place where you want it, we need:',
      {
        list: [
          `an access path at least ${delivery.accessPathFeet} feet wide`,
          `a clearance of ${delivery.clearanceFeet} feet under branches, wires and eaves`,
          'firm ground where the cart comes off the trailer',
          'pets and small children at a distance while we unload',
        ],
      },
      'The driver shows you how to start, charge and park the cart, and goes through the papers with you. If the place turns out not to be safe, we look for another spot together; if there is none, the delivery counts as missed.',
    ),
    section(
      'White glove delivery',
      `For ${dollars(delivery.whiteGlove)} we do more than unload. We place the cart where you want it, remove the wrapping, check tires and charge, fit the accessories you ordered with it, and take the time for a longer introduction.`,
      'Ask for it when you order, so that we plan for the extra time.',
    ),
    section(
      'Changes and missed appointments',
      {
        table: {
          caption: 'Delivery fees',
          columns: ['What happens', 'Fee'],
          rows: [
            ['Beyond the free area', perMile],
            ['Same-day rental delivery', `${dollars(delivery.sameDayRental.rushFee)} rush fee`],
            ['White glove delivery', dollars(delivery.whiteGlove)],
            ['Cancellation on the day of delivery', dollars(delivery.sameDayCancellation)],
            ['Missed appointment', dollars(delivery.missedAppointment)],
          ],
        },
      },
      'If your plans change, call us before the day of delivery. An appointment is missed when nobody is there within the window, or when the access is not as described above.',
      'When it is us who are late or have to cancel, for the weather or for any other reason, we call you and offer the next free window.',
    ),
    section(
      'When the cart arrives',
      `Look it over before you sign. Write down scratches, dents and missing parts on the delivery slip, and let the driver photograph them. Whatever you find later, report it within ${returns.defectReportHours} hours; the return policy says how.`,
      'Arrange your own insurance before the day of delivery, so that it is in place when the key is yours.',
    ),
    section(
      'Delivery office hours',
      { facts: hours.rental.lines.map(({ days, hours: open }) => ({ term: days, detail: open })) },
      'Deliveries run in these hours. For a time outside them, ask; we say yes when we can.',
    ),
  ],
  related: ['rental-policy', 'return-policy', 'terms-conditions'],
}
