import type { IconNode } from 'lucide'
import { createElement } from 'react'

/** Selects an arrow that moves forward when its button or link is hovered. */
export const ARROW = 'svg[data-arrow]'

/** A line icon from Lucide beside text. Hidden from screen readers, because the text says the same. `size` is in px. */
export const Icon = ({ as: shapes, size = 20 }: { as: IconNode; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={size >= 28 ? 1.5 : 1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shapes.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
  </svg>
)

/** Drawings that pages repeat: a reference is 60 bytes of HTML, the drawing would be 600. */
const SPRITE = '/sprite.svg'

/** The names of the sprite's line icons, also from Lucide. */
export type SpriteName = (typeof spriteNames)[number]
export const spriteNames = [
  'alert',
  'arrow',
  'away',
  'back',
  'badge',
  'check',
  'close',
  'down',
  'expand',
  'filter',
  'headset',
  'heart',
  'map',
  'menu',
  'phone',
  'print',
  'qr',
  'search',
  'share',
  'shield',
  'sort',
  'turn',
  'wrench',
] as const

/** A line icon from the sprite. `moves` is for an {@link ARROW}. */
export const SpriteIcon = ({ name, size = 20, moves }: { name: SpriteName; size?: number; moves?: boolean }) => (
  <svg width={size} height={size} aria-hidden="true" data-arrow={moves ? '' : undefined}>
    <use href={`${SPRITE}#${name}`} />
  </svg>
)

/** The arrow after a link's text. */
export const Arrow = ({ size = 18 }: { size?: number }) => <SpriteIcon name="arrow" size={size} moves />

/** The mark before something that is included. */
export const CheckMark = ({ size = 20 }: { size?: number }) => <SpriteIcon name="check" size={size} />

/** The arrow after the text of a link that leaves the site. */
export const AwayArrow = ({ size = 18 }: { size?: number }) => <SpriteIcon name="away" size={size} />

/**
 * The plan of a cart with 2, 4, 6 or 8 seats, from above, facing left: the driver's seat filled, the others outlined.
 * Nothing for another number. `height` is in px.
 */
export function SeatPlan({ seats, height = 16 }: { seats: number; height?: number }) {
  if (![2, 4, 6, 8].includes(seats)) return null
  return (
    <svg width={Math.round((height / 18) * (seats / 2) * 9)} height={height} aria-hidden="true">
      <use href={`${SPRITE}#seats-${seats}`} />
    </svg>
  )
}
