import { pageMeta } from './page-meta.ts'
import type { Point } from './schema/page.ts'

export const compareMeta = pageMeta(
  'Compare golf carts',
  'Compare up to four electric golf carts side by side, drawn to scale, with prices, seats, range and features.',
  ['compare golf carts', 'electric golf cart comparison', 'golf carts side by side'],
)

export const MOST_COMPARED = 4

export const compareClosing: Point = {
  title: 'Now drive them',
  text: 'That’s what’s on paper. Come drive the ones you like, back to back.',
}
