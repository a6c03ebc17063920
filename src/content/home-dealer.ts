import { REPLY_TIME } from './contact-page.ts'
import { dealer } from './dealer.ts'
import type { Hero, Point, Stat } from './schema/page.ts'
import { towns } from './towns.ts'

/** Texts of the home page's lower half, whose code is loaded separately. */
export const homeStats: readonly Stat[] = [
  { value: String(dealer.founded), label: 'Founded' },
  { value: dealer.yearsInBusiness, label: 'Years Experience' },
  { value: dealer.happyCustomers, label: 'Happy Customers' },
]

export const homeAbout: Point = {
  title: 'We sell it, we service it, we pick up the phone',
  text: 'The person who shows you a cart has driven it.',
}

export const homeTowns: Hero = {
  title: `Serving all ${towns.length} municipalities`,
  lead: `Sales, delivery, rentals and mobile service across ${dealer.county}.`,
}

export const homeShowrooms = { title: 'Come drive one' }

export const homeContact: Point = {
  title: 'One number for everything',
  text: `Sales, rentals, service and storage. Renting from us? Call anytime. For anything else after hours, send a message. ${REPLY_TIME}`,
}
