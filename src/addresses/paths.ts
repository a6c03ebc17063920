/**
 * The pages with a fixed address: the address, the file in `src/pages/` if its name differs from the address, and
 * whether the page is rendered from the vehicle list. Each line is a route, a file of the build, an entry of the
 * precache and, unless it is noindex, of the sitemap.
 */
export const fixedPages = {
  home: { path: '/', file: 'home', needsList: true },
  inventory: { path: '/inventory', needsList: true },
  compare: { path: '/compare', needsList: true },
  rentals: { path: '/rentals' },
  eco: { path: '/eco-impact', file: 'eco' },
  contact: { path: '/contact' },
  thankYou: { path: '/thank-you' },
  outbox: { path: '/outbox' },
  device: { path: '/device' },
  kiosk: { path: '/kiosk' },
  denago: { path: '/denago', needsList: true },
  evolution: { path: '/evolution', needsList: true },
  showroom: { path: '/showroom' },
  services: { path: '/services' },
  about: { path: '/about' },
  policies: { path: '/policies' },
} as const satisfies Readonly<Record<string, FixedPage>>

export type FixedPage = { path: string; file?: string; needsList?: true }

type FixedPaths = { readonly [name in keyof typeof fixedPages]: (typeof fixedPages)[name]['path'] }
const fixedPaths = Object.fromEntries(Object.entries(fixedPages).map(([name, { path }]) => [name, path])) as FixedPaths

/*
 * Query parameters that a link writes and its page reads. Single constants, so that a chunk contains only those it uses.
 */
/** The vehicle that a message is about, by its reference. */
export const VEHICLE_PARAM = 'vehicle'
/** An inquiry of this device that is to be changed, by its id. */
export const EDIT_PARAM = 'edit'
/** What a message is about, by the key of the choice. */
export const INTEREST_PARAM = 'interest'
/** What the message asks for: only `TEST_DRIVE`. */
export const FOR_PARAM = 'for'
export const TEST_DRIVE = 'test-drive'
/** The vehicles to compare, as ids with commas between them. */
export const IDS_PARAM = 'ids'
/** The brand whose carts are listed, by its id. */
const BRAND_PARAM = 'brand'
/** How many people the listed carts seat, in digits. */
export const SEATS_PARAM = 'seats'
/** How the cart is shown. The only value is `VIEW_3D`. */
export const VIEW_PARAM = 'view'
export const VIEW_3D = '3d'

/**
 * Every URL of the site. No other file spells one, except for queries that a single page writes and reads: the
 * inventory's filters, the calculator and the colors have their own files for those.
 */
export const paths = {
  ...fixedPaths,
  /** A comparison of carts, by their ids in this order. */
  compareCarts: (ids: readonly string[]) =>
    `${fixedPaths.compare}?${IDS_PARAM}=${ids.map(encodeURIComponent).join(',')}`,
  inventoryBrand: (brand: string) => `${fixedPaths.inventory}?${BRAND_PARAM}=${brand}`,
  inventorySeats: (seats: number) => `${fixedPaths.inventory}?${SEATS_PARAM}=${seats}`,
  /** The canonical page of a vehicle; `/vehicle/{ref}` opens the same one. */
  vehicle: (ref: string) => `/vehicles/${encodeURIComponent(ref)}`,
  featuredVehicle: (ref: string) => `/vehicle/${encodeURIComponent(ref)}`,
  townRentals: (slug: string) => `/rentals/${slug}`,
  town: (slug: string) => `/towns/${slug}`,
  /** The other address of a town's page; `town` is canonical. */
  townAlias: (slug: string) => `/${slug}-golf-carts`,
  contactAbout: (vehicleRef: string) => `${fixedPaths.contact}?${VEHICLE_PARAM}=${encodeURIComponent(vehicleRef)}`,
  /** The form with its optional details open, for a test drive of one vehicle or any. */
  contactTestDrive: (vehicleRef?: string) =>
    `${fixedPaths.contact}?${vehicleRef ? `${VEHICLE_PARAM}=${encodeURIComponent(vehicleRef)}&` : ''}${FOR_PARAM}=${TEST_DRIVE}`,
  /** The form with an inquiry that is still on this device, to change it. */
  contactEdit: (inquiryId: string) => `${fixedPaths.contact}?${EDIT_PARAM}=${encodeURIComponent(inquiryId)}`,
  privacy: '/privacy',
  terms: '/terms',
  policy: (slug: string) => `/policies/${slug}`,
} as const

/*
 * Patterns of the addresses that have a part from content or from the catalogue, for the routers of the page and of the
 * server. Single constants, as above.
 */
export const TOWN_RENTALS_PATTERN = '/rentals/:slug'
export const TOWN_PATTERN = '/towns/:slug'
export const VEHICLE_PATTERN = '/vehicles/:ref'
export const FEATURED_VEHICLE_PATTERN = '/vehicle/:ref'

/** Machine-readable files at the root of the site. */
export const siteFiles = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/feed.json',
  googleVehicles: '/feeds/google-vehicles.csv',
  metaVehicles: '/feeds/meta-vehicles.csv',
  llms: '/llms.txt',
} as const

/** The address of a policy, of the privacy page or of the terms. */
export const documentPath = (slug: string): string =>
  slug === 'privacy' || slug === 'terms' ? paths[slug] : paths.policy(slug)

/** The slug in an address like `townAlias`, known or not; undefined for any other address. */
export const townOfAlias = (pathname: string): string | undefined => /^\/([^/]+)-golf-carts$/.exec(pathname)?.[1]

/** Not-found pages. The last two are for an unknown town. */
export const NOT_FOUND_PATHS = ['/404', '/towns/404', '/rentals/404'] as const

/** The most specific not-found page for an address without a page. */
export function notFoundPathOf(pathname: string): (typeof NOT_FOUND_PATHS)[number] {
  const [, folder] = /^\/(towns|rentals)\/[^/]+$/.exec(pathname) ?? []
  if (folder === 'rentals') return '/rentals/404'
  return folder || townOfAlias(pathname) ? '/towns/404' : '/404'
}

/** A vehicle's page with the cart in 3-D. Not among `paths`, which every page loads. */
export const pathIn3d = (vehicleRef: string): string => `${paths.vehicle(vehicleRef)}?${VIEW_PARAM}=${VIEW_3D}`

/** The file of a page in a build: `index.html` for `/`, `towns/scranton.html` for `/towns/scranton`. */
export const pageFileOf = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`)

/** Permanent redirects. The server answers 308; the client router replaces the history entry. */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy-policy': paths.privacy,
  '/terms-of-service': paths.terms,
}

/** A vehicle's page. The reference may be in any letter case. */
const VEHICLE_PAGE = /^\/vehicles?\/([^/]+)$/

/** For the menu, the pages of carts count as pages below the inventory. */
export const sectionOf = (pathname: string): string => pathname.replace(/^\/vehicles?\//, '/inventory/')

/** The reference in the address of a vehicle's page, percent-encoded; undefined for any other address. */
export const vehicleRefOfPage = (pathname: string): string | undefined => VEHICLE_PAGE.exec(pathname)?.[1]

/**
 * Whether only a page can have this address: not the API, its data, or a file. A vehicle's reference may contain a dot.
 */
export const isPageAddress = (pathname: string): boolean =>
  !/^\/(?:api|data)\//.test(pathname) && (VEHICLE_PAGE.test(pathname) || !/\.[^/]+$/.test(pathname))

/**
 * The canonical address of a page: no `.html`, no `/index.html`, no trailing or doubled slash, no capitals where the
 * page has none, and no address that has moved. The server and the service worker redirect to it.
 * @param pathname as in the request, percent-encoded: decoded, it could name another host in a `Location` header
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
