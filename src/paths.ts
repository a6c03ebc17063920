/** Every URL of the site. Nothing else spells one. */
export const paths = {
  home: '/',
  inventory: '/inventory',
  inventorySeats: (seats: number) => `/inventory?seats=${seats}`,
  /** The canonical page of a vehicle; `/vehicle/{ref}` opens the same one. */
  vehicle: (ref: string) => `/vehicles/${encodeURIComponent(ref)}`,
  featuredVehicle: (ref: string) => `/vehicle/${encodeURIComponent(ref)}`,
  denago: '/denago',
  evolution: '/evolution',
  rentals: '/rentals',
  townRentals: (slug: string) => `/rentals/${slug}`,
  town: (slug: string) => `/towns/${slug}`,
  /** The other address of a town's page; `town` is canonical. */
  townAlias: (slug: string) => `/${slug}-golf-carts`,
  services: '/services',
  showroom: '/showroom',
  contact: '/contact',
  contactAbout: (vehicleRef: string) => `/contact?vehicle=${encodeURIComponent(vehicleRef)}`,
  /** The form with an inquiry that is still on this device, to be changed. */
  contactEdit: (inquiryId: string) => `/contact?edit=${encodeURIComponent(inquiryId)}`,
  thankYou: '/thank-you',
  outbox: '/outbox',
  about: '/about',
  eco: '/eco-impact',
  privacy: '/privacy',
  terms: '/terms',
  policy: (slug: string) => `/policies/${slug}`,
} as const

/** Files that programs read, at the top of the site. */
export const siteFiles = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/feed.json',
  llms: '/llms.txt',
} as const

/** The page of a policy, of the privacy page or of the terms. */
export const documentPath = (slug: string): string =>
  slug === 'privacy' || slug === 'terms' ? paths[slug] : paths.policy(slug)

/** The slug in an address of the form of `townAlias`, known or not; undefined for any other address. */
export const townOfAlias = (pathname: string): string | undefined => /^\/([^/]+)-golf-carts$/.exec(pathname)?.[1]

/** Addresses that only lead elsewhere, for good. The server answers 308; the client replaces the entry. */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy-policy': paths.privacy,
  '/terms-of-service': paths.terms,
}

/** A vehicle's page; its reference may be in any letter case. */
const VEHICLE_PAGE = /^\/vehicles?\/[^/]+$/

/**
 * The one address of a page: no `.html`, no `/index.html`, no slash at the end, no doubled slash, no capitals where the
 * page has none, and none that moved. The server and the service worker redirect by it.
 * @param pathname as it stands in the request, percent-encoded: decoded, it could name another host in a `Location` header
 * @param isPage whether a page is built at an address
 */
export function addressOf(pathname: string, isPage: (pathname: string) => boolean): string {
  const path =
    pathname
      .replace(/[/\\]+/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/\.html$/, '')
      .replace(/\/+$/, '') || '/'
  if (VEHICLE_PAGE.test(path)) return path
  const small = path.toLowerCase()
  return redirects[small] ?? (VEHICLE_PAGE.test(small) || isPage(small) ? small : path)
}
