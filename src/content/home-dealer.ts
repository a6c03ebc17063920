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
  lead: `Sales, delivery, rentals and mobile service across ${dealer.serviceArea}.`,
}

export const homeShowrooms = { title: 'Come and drive one' }

export const homeContact: Point = {
  title: 'One number for everything',
  text: `Sales, rentals, service and storage. Closed just now? Write: the answer takes ${RESPONSE_TIME.atMost}, typically ${RESPONSE_TIME.typical}.`,
}
