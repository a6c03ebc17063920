import { RESPONSE_TIME } from './contact-page.ts'
import { dealer } from './dealer.ts'
import type { Hero, Point, Stat } from './schema/page.ts'
import { towns } from './towns.ts'

/** The lower half of the home page: its code is loaded apart from the upper one, and its words with it. */
export const homeStats: readonly Stat[] = [
  { value: String(dealer.founded), label: 'Founded' },
  { value: dealer.yearsInBusiness, label: 'Years Experience' },
  { value: dealer.happyCustomers, label: 'Happy Customers' },
]

export const homeAbout: Point = {
  title: 'Sold and looked after by people you can call',
  text: 'We sell, rent, store and repair electric carts, because a cart is only as good as the help behind it. Whoever shows you one has driven it.',
}

export const homeTowns: Hero = {
  title: `Serving all ${towns.length} municipalities`,
  lead: `Sales, delivery, rentals and mobile service in the ${towns.length} cities, boroughs and townships on our list, all of them in ${dealer.serviceArea}.`,
}

export const homeShowrooms = { title: 'Come and drive one' }

export const homeContact: Point = {
  title: 'One number for everything',
  text: `Sales, rentals, service and storage. Closed just now? Write, and you hear from us ${RESPONSE_TIME.typical}, ${RESPONSE_TIME.atMost} at the latest.`,
}
