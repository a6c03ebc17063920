import { useLocation } from 'react-router-dom'
import { Link } from '../addresses/link.tsx'
import { paths, sectionOf } from '../addresses/paths.ts'

/** The main links, in order. Home is only active at its own address, the others also at every address below theirs. */
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

/** Only in the footer, after the links of the menu. */
export const moreLinks = [{ to: paths.compare, label: 'Compare Carts' }] as const

/** Where the menu button leads without scripts: the footer lists every link of the panel. */
export const FOOTER_LINKS_ID = 'site-links'

/**
 * A menu link. It is marked as the current page at its own address, and as the current section at every address below.
 * The pages of carts belong to the inventory. Home has no addresses below its own.
 */
export function NavLink(props: Parameters<typeof Link>[0]) {
  const { pathname } = useLocation()
  const { to } = props
  return (
    <Link
      {...props}
      aria-current={pathname === to ? 'page' : sectionOf(pathname).startsWith(`${to}/`) ? 'true' : undefined}
    />
  )
}
