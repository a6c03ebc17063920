import { paths } from '../paths.ts'

/** The main links, in order. Home is active on its own address only, the others on every address below theirs. */
export const mainLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.inventory, label: 'Inventory' },
  { to: paths.rentals, label: 'Rentals' },
  { to: paths.services, label: 'Services' },
  { to: paths.showroom, label: 'Showroom' },
  { to: paths.contact, label: 'Contact' },
] as const

export const aboutLinks = [
  { to: paths.about, label: 'About Us' },
  { to: paths.eco, label: 'Eco-Impact Calculator' },
] as const

/** What stands after them in the panel and in the footer. */
export const moreLinks = [{ to: paths.compare, label: 'Compare Carts' }] as const

/** Where the menu button leads when no script runs: the footer lists every link of the panel. */
export const FOOTER_LINKS_ID = 'site-links'
