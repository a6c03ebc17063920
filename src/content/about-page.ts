import { dealer } from './dealer.ts'
import { pageMeta } from './page-meta.ts'
import type { Hero, Point, Stat } from './schema/page.ts'
import { towns } from './towns.ts'

export const aboutMeta = pageMeta(
  'About us',
  `Selling, renting, storing and repairing electric golf carts in ${dealer.serviceArea}, since ${dealer.founded}.`,
  ['golf cart dealer', dealer.serviceArea, 'electric golf carts', 'golf cart service'],
)

export const aboutHero: Hero = {
  title: 'About us',
  lead: 'Electric carts, sold and looked after by people you can call.',
}

export const story: readonly string[] = [
  `${dealer.name} opened in ${dealer.founded}. We sell electric golf carts and low-speed vehicles, and we rent, repair and store them too, because a cart is only as good as the help behind it.`,
  'We carry two brands in depth, Denago and Evolution. That keeps the parts on the shelf and the know-how in the shop, and it means that the person who shows you a cart has driven it.',
  `Most of our customers live in ${dealer.serviceArea}, or spend their summers here. We deliver to all ${towns.length} municipalities on our list.`,
]

export const aboutStats: readonly Stat[] = [
  { value: String(dealer.founded), label: 'Founded' },
  { value: dealer.yearsInBusiness, label: 'Years Experience' },
  { value: dealer.happyCustomers, label: 'Happy Customers' },
  { value: String(towns.length), label: 'Municipalities served' },
]

export const values: readonly Point[] = [
  { title: 'Straight answers', text: 'What it costs, what it does, and what it does not do.' },
  { title: 'Care after the sale', text: 'The shop is part of the deal: parts, warranty work and mobile service.' },
  { title: 'Quiet by nature', text: 'We chose electric because this county is better heard than drowned out.' },
  { title: 'Neighbors first', text: 'You are neighbors before you are customers, and we will meet again at the lake.' },
]

/** A place on the team. Name and experience stay empty until the dealer fills them in; pages then show them. */
export type TeamMember = { role: string; description: string; name?: string; experience?: string }

export const team: readonly TeamMember[] = [
  { role: 'General manager', description: 'Responsible for the whole business, and for every promise we make.' },
  { role: 'Sales', description: 'Helps you choose by seats, range and ground, and rides along on the test drive.' },
  { role: 'Service', description: 'Runs the shop and the mobile service, and explains the estimate in plain words.' },
  { role: 'Rentals and delivery', description: 'Plans the trucks, charges the carts and meets you at the door.' },
]

export const aboutCallToAction = {
  title: 'Come and drive one',
  text: 'Visit a showroom, or call and tell us where you would like to go.',
}
