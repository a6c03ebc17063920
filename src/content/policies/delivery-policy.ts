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
    lead: 'We’ll bring the cart to you. Here’s where that’s free, how long it takes, and what the driver needs.',
  },
  headline: 'Delivery of carts, rentals and parts',
  dated: effective,
  sections: [
    section(
      'Where delivery is free',
      `Delivery of a cart you buy is free in the county’s ${delivery.freeMunicipalities} municipalities. It’s also free within ${nearMiles} miles of one of our stores and ${farMiles} miles of another. Give us your address when you order, and we’ll tell you right away if it’s in the free area.`,
      `Free delivery applies to sales of ${dollars(delivery.saleMinimum)} and up.`,
      `Beyond the free area, delivery costs ${perMile}. We measure by road, and we’ll tell you the amount before you agree to it.`,
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
            ['Rental', `Same day, if you order before ${delivery.sameDayRental.orderBefore}`],
          ],
        },
      },
      'The clock starts when the order is complete: paid or financed, with the paperwork signed. If a manufacturer or a carrier keeps us waiting, we’ll call you as soon as we know, and you decide whether to wait.',
    ),
    section(
      'Rental deliveries',
      `Rental prices on the town pages include delivery in that town. Every other rental delivery is free within ${rental.freeDeliveryMiles} miles and ${perMile} beyond ${rental.freeDeliveryMiles} miles.`,
      `Same-day delivery needs an order before ${delivery.sameDayRental.orderBefore} and carries a ${dollars(delivery.sameDayRental.rushFee)} rush fee. It depends on which carts are charged and free that day, so please call.`,
      'We’ll pick up the cart at the end of the rental. Leave it charging, with the key where we agreed.',
    ),
    section(
      'Delivery day',
      `We’ll give you a delivery window of ${delivery.windowHours} hours, and call when the driver’s on the way. Somebody has to be there to sign.`,
      'To get the cart where you want it, we need:',
      {
        list: [
          `an access path at least ${delivery.accessPathFeet} feet wide`,
          `${delivery.clearanceFeet} feet of clearance under branches, wires and eaves`,
          'firm ground where the cart comes off the trailer',
          'pets and small children kept back while we unload',
        ],
      },
      'The driver shows you how to start, charge and park the cart, and goes through the paperwork with you. If the spot isn’t safe, we’ll look for another one with you. If there isn’t one, the delivery counts as missed.',
    ),
    section(
      'White glove delivery',
      `For ${dollars(delivery.whiteGlove)} we do more than unload. We put the cart where you want it, take off the wrapping, check the tires and the charge, install the accessories you ordered with it, and take time to show you around it.`,
      'Ask for it when you order, so we can plan for the extra time.',
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
      'If your plans change, call us before the day of delivery. A delivery counts as missed if nobody’s there during the window, or if the access isn’t what we described above.',
      'If we’re late or have to cancel, for weather or any other reason, we’ll call you and offer the next open window.',
    ),
    section(
      'When the cart arrives',
      `Look it over before you sign. Write down any scratches, dents or missing parts on the delivery slip, and let the driver take pictures. If you find anything later, report it within ${returns.defectReportHours} hours. The return policy says how.`,
      'Set up your own insurance before delivery day, so it’s in place when you get the key.',
    ),
    section(
      'Delivery office hours',
      { facts: hours.rental.lines.map(({ days, hours: open }) => ({ term: days, detail: open })) },
      'We deliver during these hours. Need another time? Ask. We’ll say yes when we can.',
    ),
  ],
  related: ['rental-policy', 'return-policy', 'terms-conditions'],
}
