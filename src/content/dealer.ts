/** Everything about this one dealer. The values are fictional until the dealer fills them in; pages only read them. */
export type Phone = {
  /** As printed. */
  label: string
  /** E.164, as in a `tel:` link. */
  e164: string
}

export type Rating = { value: number; count: number; url: string }

export type Location = {
  id: 'hatfield' | 'poconos' | 'scranton'
  name: string
  city: string
  type: 'physical' | 'online'
  address: { street: string; locality: string; region: string; postalCode: string }
  phone: Phone
  coordinates: { latitude: number; longitude: number }
  mapUrl: string
  websiteUrl: string
  facebookUrl: string
  youtubeUrl: string
  rating: Rating
}

export type Dealer = {
  name: string
  /** Public address of the site, without a trailing slash. Canonical links and shared pictures begin with it. */
  url: string
  phone: Phone
  /** As people here say it. `serviceArea` adds the state, for labels and search engines. */
  county: string
  serviceArea: string
  email: { sales: string; info: string }
  founded: number
  yearsInBusiness: string
  happyCustomers: string
  websiteUrl: string
  financingUrl: string
  rating: Rating
  locations: readonly Location[]
}

type Variables = Record<string, string | undefined>

/**
 * The build passes these to the pages; the server reads them from its own environment. An empty one counts as not set.
 */
const env: Variables = import.meta.env ?? (globalThis as { process?: { env: Variables } }).process?.env ?? {}
const phone = (label: string): Phone => ({ label, e164: `+1${label.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')}` })

export const dealer: Dealer = {
  name: env['VITE_DEALER_NAME'] || 'Lackawanna Golf Carts',
  url: env['VITE_DEALER_URL'] || 'https://lackawanna-golf-carts.example.com',
  phone: phone(env['VITE_DEALER_PHONE'] || '(800) 555-0142'),
  county: 'Lackawanna County',
  serviceArea: 'Lackawanna County, Pennsylvania',
  email: {
    sales: env['VITE_DEALER_SALES_EMAIL'] || 'sales@lackawanna-golf-carts.example.com',
    info: env['VITE_DEALER_INFO_EMAIL'] || 'info@lackawanna-golf-carts.example.com',
  },
  founded: 2010,
  yearsInBusiness: '15+',
  happyCustomers: '500+',
  websiteUrl: 'https://lackawanna-golf-carts.example.com',
  financingUrl: env['VITE_DEALER_FINANCING_URL'] || 'https://financing.example.com/apply-for-financing',
  rating: { value: 4.8, count: 156, url: 'https://reviews.example.com/lackawanna-golf-carts' },
  locations: [
    {
      id: 'hatfield',
      name: 'Hatfield showroom',
      city: 'Hatfield',
      type: 'physical',
      address: { street: '100 Example Pike', locality: 'Hatfield', region: 'PA', postalCode: '19440' },
      phone: phone('(215) 555-0117'),
      coordinates: { latitude: 40.2798, longitude: -75.2991 },
      mapUrl: 'https://maps.example.com/hatfield',
      websiteUrl: 'https://hatfield.lackawanna-golf-carts.example.com',
      facebookUrl: 'https://social.example.com/lackawanna-hatfield',
      youtubeUrl: 'https://video.example.com/lackawanna-hatfield',
      rating: { value: 4.8, count: 127, url: 'https://reviews.example.com/lackawanna-hatfield' },
    },
    {
      id: 'poconos',
      name: 'Poconos showroom',
      city: 'Poconos',
      type: 'physical',
      address: { street: '200 Sample Road', locality: 'Blakeslee', region: 'PA', postalCode: '18610' },
      phone: phone('(570) 555-0126'),
      coordinates: { latitude: 41.0951, longitude: -75.5985 },
      mapUrl: 'https://maps.example.com/poconos',
      websiteUrl: 'https://poconos.lackawanna-golf-carts.example.com',
      facebookUrl: 'https://social.example.com/lackawanna-poconos',
      youtubeUrl: 'https://video.example.com/lackawanna-poconos',
      rating: { value: 4.7, count: 47, url: 'https://reviews.example.com/lackawanna-poconos' },
    },
    {
      id: 'scranton',
      name: 'Scranton and statewide, online',
      city: 'Scranton',
      type: 'online',
      address: { street: '300 Placeholder Avenue', locality: 'Scranton', region: 'PA', postalCode: '18503' },
      phone: phone(env['VITE_DEALER_PHONE'] || '(800) 555-0142'),
      coordinates: { latitude: 41.40916, longitude: -75.6649 },
      mapUrl: 'https://maps.example.com/scranton',
      websiteUrl: 'https://scranton.lackawanna-golf-carts.example.com',
      facebookUrl: 'https://social.example.com/lackawanna-scranton',
      youtubeUrl: 'https://video.example.com/lackawanna-scranton',
      rating: { value: 4.7, count: 23, url: 'https://reviews.example.com/lackawanna-scranton' },
    },
  ],
}
