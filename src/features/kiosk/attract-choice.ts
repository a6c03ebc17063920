import { brandTiles } from '../../content/home-page.ts'

/** The carts that an idle kiosk shows. Only brands with their own page. */
export const ATTRACT_OPTIONS: readonly { value: string; label: string }[] = [
  { value: 'featured', label: 'Featured carts' },
  { value: 'all', label: 'All carts' },
  ...brandTiles
    .filter(({ page }) => page !== 'contact')
    .map(({ name, page }) => ({ value: page, label: `${name} carts` })),
]
