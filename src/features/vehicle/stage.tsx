import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { PLACEHOLDER } from '../../lib/picture-sources.ts'
import { stockBadges } from '../../lib/status-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { HAS_TURN } from '../../ui/page-marks.ts'
import { LYING_PHONE } from '../../ui/screens.ts'
import { stageGradient } from '../../ui/theme/colors.ts'

const SHADE = 'linear-gradient(var(--picture-shade), var(--picture-shade))'

/**
 * Fades the upper and lower edge of a 4:3 picture that is as wide as the stage and vertically centered.
 * @param above where the picture is opaque, from its middle upwards, in widths of the stage
 * @param below the same downwards
 */
export const fade = (above: number, below: number) =>
  `linear-gradient(transparent calc(50% - var(--side) * .375), currentColor calc(50% - var(--side) * ${above}) calc(50% + var(--side) * ${below}), transparent calc(50% + var(--side) * .375))`

const PART = '[src*="/seats-"],[src*="/dashboard-"]'

/** A drawing of a part of the cart, which fills its frame (`fillsFrame`). */
export const PART_OF_CART = `img:is(${PART})`

/** A drawing of a whole cart. Any other picture has a background to its edges and is shown whole. */
export const WHOLE_CART = `img:not([src^="/photos/"],${PART})`

const DRAWING = `picture ${WHOLE_CART}`

/** Makes the back link legible over any color. */
const inPlate = {
  background: 'fixedPaper',
  borderRadius: 'control',
  marginLeft: '-12px',
  paddingInline: '12px',
} as const

/** A phone held sideways or a small landscape window, where the square is beside the text. */
export const NARROW_LANDSCAPE = '@media (max-width: 999px) and (orientation: landscape)'

/** An upright tablet, where the square is beside the text too, so that name and price are on the first screen. */
export const UPRIGHT_TABLET = '@media screen and (min-width: 700px) and (max-width: 999px) and (orientation: portrait)'

/**
 * Where a vehicle's picture is shown: a square from edge to edge. While empty it has the gray of the pictures' studio.
 */
export const Stage = chakra('div', {
  base: {
    position: 'relative',
    gridRow: '1',
    // Light in both themes like the pictures, and dimmed with them, so that text on it stays legible while a picture
    // loads.
    background: `${SHADE}, ${stageGradient}`,
    '--side': { base: '100vw', lg: 'var(--stage)' },
    // On a small stage the button below the cart takes a larger share.
    '--place': { base: 'translateY(-5cqh) scale(1.05)', lg: 'scale(1.05)' },
    '--dimmed': 'var(--dim,)',
    aspectRatio: '1',
    overflow: 'hidden',
    '& img': { objectFit: 'contain', filter: 'var(--picture)', cursor: 'zoom-in' },
    // Drawings are 4:3 and fade into their continued studio above and below, where no cart reaches (`tests/cart-bounds.ts`).
    [`& ${DRAWING}, & img[src="${PLACEHOLDER}"]`]: {
      maskImage: fade(0.363, 0.363),
    },
    // The picture of the covered cart has darker upper corners. The hem of its cover ends at 83%.
    [`& img[src="${PLACEHOLDER}"]`]: {
      maskImage: fade(0.25, 0.34),
    },
    '& picture': { overflow: 'hidden' },
    // Photographs are not surrounded by the studio's gray.
    '& img[src^="/photos/"]': { background: 'sunken' },
    '&:has(img[src^="/photos/"]) [data-part=back]': inPlate,
    [`& ${DRAWING}`]: { transform: 'var(--place)' },
    [`& ${MISSING}`]: { background: 'none', color: 'fixedInk' },
    '& [data-part=back]': {
      position: 'absolute',
      // Above the cart in 3-D too.
      zIndex: '1',
      left: 'var(--edge)',
      top: { base: '6px', lg: '20px' },
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '44px',
      fontWeight: '580',
      textStyle: 'small',
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& [data-part=no-picture]': { paddingLeft: 'var(--edge)' },
    // There the page's column begins far from the edge.
    '@media (min-width: 1500px)': { '& [data-part=no-picture]': { left: 'var(--edge)', paddingLeft: '3' } },
    // Opens the cart in 3-D, which then has its own buttons.
    '& [data-part=turn]': {
      position: 'absolute',
      bottom: { base: '8px', lg: '20px' },
      insetInline: '0',
      marginInline: 'var(--turn-margin, auto)',
      width: 'max-content',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '44px',
      paddingInline: '4',
      borderRadius: 'control',
      background: 'fixedPaper',
      fontWeight: '600',
      textStyle: 'small',
      whiteSpace: 'nowrap',
      '&:hover': { background: 'fixedPaperHover' },
    },
    // A low window has a small stage, in which the button would cover a wheel.
    '@media (min-width: 1000px) and (max-height: 640px)': { '& [data-part=turn]': { bottom: '8px' } },
    [NARROW_LANDSCAPE]: { '--side': 'var(--stage)', '& [data-part=back]': { top: '0' } },
    [LYING_PHONE]: {
      [`html${HAS_TURN} &`]: {
        '--side': 'calc(var(--stage) * 4 / 3)',
        aspectRatio: 'auto',
        height: 'var(--stage)',
      },
    },
    [UPRIGHT_TABLET]: { '--side': 'var(--stage)' },
    '& [data-part=back], & [data-part=turn]': { color: 'fixedInk' },
    '& :focus-visible': { outlineColor: 'fixedInk' },
  },
})

/** What is seen in 3-D: the cart, or why it cannot be shown. */
export type TurnView = 'cart' | 'problem'

/** Opens the cart in 3-D. */
export const TurnButton = ({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) => (
  <button ref={ref} type="button" data-part="turn" onClick={onClick}>
    <Icon name="turn" size={18} /> See it in 3D
  </button>
)

export const NoPictureYet = () => (
  <Badge words row="bottom" data-part="no-picture" aria-hidden="true">
    No picture yet
  </Badge>
)

/** The link back to the inventory, on the stage. */
export const BackToInventory = () => (
  <Link data-part="back" to={paths.inventory}>
    <Icon name="back" size={18} /> Inventory
  </Link>
)

/** The badges of the unit, side by side. */
export function StockBadge({ isNew, inStock, status }: Pick<Vehicle, 'isNew' | 'inStock' | 'status'>) {
  const [first, second] = stockBadges({ isNew, inStock, status }, true)
  return (
    <Tags data-part="condition">
      <Badge side="right" tone={first === 'Out of Stock' ? 'out' : 'plain'} words={!isNew}>
        {first}
      </Badge>
      {second && (
        <Badge side="right" tone="out" words>
          {second}
        </Badge>
      )}
    </Tags>
  )
}

const Tags = chakra('div', {
  base: { position: 'absolute', top: '4', right: '0', zIndex: '1', display: 'flex', '& > *': { position: 'static' } },
})
