import { brandTiles } from '../../content/home-page.ts'

/** Which carts a kiosk shows while nobody is there. Brands are those with a page of their own. */
export const ATTRACT_OPTIONS: readonly { value: string; label: string }[] = [
  { value: 'featured', label: 'Featured carts' },
  { value: 'all', label: 'All carts' },
  ...brandTiles
    .filter(({ page }) => page !== 'contact')
    .map(({ name, page }) => ({ value: page, label: `${name} carts` })),
]
