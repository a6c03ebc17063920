import { dealer } from './dealer.ts'
import { pageMeta } from './page-meta.ts'
import type { Hero, Point, Scene, Stat } from './schema/page.ts'
import { towns } from './towns.ts'

export const aboutMeta = pageMeta(
  'About us',
  `We’ve sold, rented, stored and repaired electric golf carts in ${dealer.serviceArea}, since ${dealer.founded}.`,
  ['golf cart dealer', dealer.serviceArea, 'electric golf carts', 'golf cart service'],
)

export const aboutHero: Hero = {
  title: 'About us',
  lead: 'Electric carts from local people who answer the phone.',
}

/** Beside the story. */
export const storyScene: Scene = {
  name: 'service-bay',
  alt: 'Illustration of a bright workshop where a white and teal electric cart stands on a raised scissor lift',
}

export const story: readonly string[] = [
  `${dealer.name} opened in ${dealer.founded}. We sell electric golf carts and low-speed vehicles. We rent, repair and store them, too.`,
  'We know two brands inside and out, Denago and Evolution. That means we get you the right part, our shop knows the fix, and whoever shows you a cart has driven it.',
  'Our general manager stands behind what we promise. Sales helps you choose and rides along on the test drive. Service runs the shop, comes to you, and explains the estimate in plain English. Our rentals and delivery crew charges the carts and meets you at your door.',
  `Most of our customers live in ${dealer.county}, or spend their summers here. There are ${towns.length} towns on our route, and we deliver to every one.`,
]

export const aboutStats: readonly Stat[] = [
  { value: String(dealer.founded), label: 'Founded' },
  { value: dealer.yearsInBusiness, label: 'Years Experience' },
  { value: dealer.happyCustomers, label: 'Happy Customers' },
  { value: String(towns.length), label: 'Municipalities served' },
]

export const values: readonly Point[] = [
  { title: 'Straight answers', text: 'What it costs, what it does, and what it won’t do.' },
  { title: 'Care after the sale', text: 'The shop is part of the deal. Parts, warranty work and mobile service.' },
  { title: 'Quiet by nature', text: 'We went electric because this county sounds better without engines.' },
  { title: 'Neighbors first', text: 'We’ll see you at the lake long after we’ve sold you a cart.' },
]

/** A place on the team. Pages show name and experience once the dealer has filled them in. */
export type TeamMember = { role: string; description: string; name?: string; experience?: string }

export const team: readonly TeamMember[] = [
  { role: 'General manager', description: 'Runs the whole business, and stands behind what we promise.' },
  { role: 'Sales', description: 'Helps you choose by seats, range and terrain, and rides along on the test drive.' },
  { role: 'Service', description: 'Runs the shop and the mobile service, and explains the estimate in plain English.' },
  { role: 'Rentals and delivery', description: 'Schedules the trucks, charges the carts and meets you at your door.' },
]

export const aboutCallToAction = {
  title: 'Come drive one',
  text: 'Stop by a showroom, or call and tell us what you have in mind.',
}
