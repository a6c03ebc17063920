/** Selects an arrow that moves forward when its button or link is hovered. */
export const ARROW = 'svg[data-arrow]'

/** Drawings that pages repeat: a reference is 60 bytes of HTML, the drawing would be 600. */
const SPRITE = '/sprite.svg'

/** The names of the sprite's line icons, which are from Lucide. */
export type IconName = (typeof iconNames)[number]
export const iconNames = [
  'alert',
  'arrow',
  'away',
  'back',
  'badge',
  'check',
  'clock',
  'close',
  'cloud-off',
  'down',
  'expand',
  'filter',
  'headset',
  'heart',
  'install',
  'link',
  'map',
  'menu',
  'phone',
  'pointer',
  'print',
  'qr',
  'refresh',
  'search',
  'send',
  'share',
  'shield',
  'sort',
  'turn',
  'wrench',
  'zoom-in',
  'zoom-out',
] as const

/** A line icon beside text, hidden from screen readers, because the text says the same. `size` is in px; `moves` is for an {@link ARROW}. */
export const Icon = ({ name, size = 20, moves }: { name: IconName; size?: number; moves?: boolean }) => (
  <svg width={size} height={size} aria-hidden="true" data-arrow={moves ? '' : undefined}>
    <use href={`${SPRITE}#${name}`} />
  </svg>
)

/** The arrow after a link's text. */
export const Arrow = ({ size = 18 }: { size?: number }) => <Icon name="arrow" size={size} moves />

/** The mark before something that is included. */
export const CheckMark = ({ size = 20 }: { size?: number }) => <Icon name="check" size={size} />

/** The arrow after the text of a link that leaves the site. */
export const AwayArrow = ({ size = 18 }: { size?: number }) => <Icon name="away" size={size} />

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
