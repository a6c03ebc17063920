import { dealer } from '../content/dealer.ts'
import { callToAction } from '../content/page-meta.ts'
import type { PageMeta } from '../content/schema/page.ts'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { priceWords } from '../lib/money.ts'

type Described = Pick<Vehicle, 'name' | 'description' | 'brand' | 'category' | 'price' | 'samplePrice'>

/**
 * The title has name, price and dealer. The description is the vehicle's own, cut to the length that search engines
 * show.
 */
export function vehicleMeta({ name, description, brand, category, ...price }: Described): PageMeta {
  const amount = priceWords(price)
  const room = 170 - callToAction.length - name.length - amount.length
  const text = description.length > room ? `${description.slice(0, room).replace(/\s+\S*$/, '')}…` : description
  return {
    title: `${name} | ${amount} | ${dealer.name}`,
    description: `${name}, ${amount}. ${text} ${callToAction}`,
    keywords: [name, `${name} for sale`, `${brand} golf cart`, `${category} golf cart`, 'electric golf cart'],
  }
}

/** The same for a sold unit. */
export const soldMeta = ({ name }: Pick<Described, 'name'>): PageMeta => ({
  title: `${name} | Sold | ${dealer.name}`,
  description: `This ${name} is sold. ${callToAction}`,
  keywords: [],
})
