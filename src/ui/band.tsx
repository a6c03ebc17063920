import { chakra } from '@chakra-ui/react'
import { preload } from 'react-dom'
import { backgroundOf } from '../lib/background.ts'
import { strip, stripOf } from './strip.ts'

/** Phones get fewer pixels than their screen has: a landscape looks the same and loads sooner. */
const SIZES = '(max-width:767px) 80vw,100vw'

/** A phone held sideways, where a band is a low strip that would cut a cart. */
const LYING = '(max-height:31.25rem)'

/** Vertical position of a high band in its landscape, as a percentage: above the tops of the fence posts. */
const PLACE = 36

/**
 * The picture at the top of a page, edge to edge: one of eight backgrounds, always the same for the page. It carries no
 * text, so no text depends on a picture for its contrast. The prerendered head preloads the form that the screen needs.
 * @param of the page's path or a vehicle's id
 * @param cart false where the picture with a cart does not fit, beside another cart
 * @param below for a place further down a page: preloads the small form, and shows it until the reader comes near
 */
export function Band({ of: key, cart = true, below = false }: { of: string; cart?: boolean; below?: boolean }) {
  const { srcSet, fallback, small, hasCart, endsAtFoot, foot, place } = backgroundOf(key, { withCart: cart })
  const lying = hasCart ? backgroundOf(key, { withCart: false }) : undefined
  if (below) preload(small, { as: 'image', type: 'image/avif', fetchPriority: 'low' })
  else {
    const wanted = { as: 'image', type: 'image/avif', imageSizes: SIZES, fetchPriority: 'high' } as const
    preload(small, { ...wanted, imageSrcSet: srcSet, media: lying && `not all and ${LYING}` })
    if (lying) preload(lying.small, { ...wanted, imageSrcSet: lying.srcSet, media: LYING })
  }
  return (
    <Frame
      data-screen-only=""
      data-cart={hasCart ? '' : undefined}
      data-foot={endsAtFoot ? '' : undefined}
      style={{
        ...stripOf(lying?.foot ?? foot, place),
        ...(below && { background: `url(${small}) 50% ${hasCart ? 60 : (place ?? PLACE)}% / cover` }),
      }}
    >
      {lying && <source type="image/avif" media={LYING} srcSet={lying.srcSet} sizes={SIZES} />}
      <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
      <img
        src={fallback}
        alt=""
        width={1280}
        height={720}
        loading={below ? 'lazy' : undefined}
        fetchPriority={below ? undefined : 'high'}
      />
    </Frame>
  )
}

const Frame = chakra('picture', {
  base: {
    display: 'block',
    height: { base: '24vh', md: '36vh' },
    minHeight: '160px',
    maxHeight: '420px',
    background: 'var(--plate)',
    overflow: 'hidden',
    '& img': {
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      objectPosition: `50% var(--place, ${PLACE}%)`,
      filter: 'var(--picture)',
    },
    // On a wide upright screen it would end among the posts of a pier or a fence.
    '@media (min-width: 850px) and (orientation: portrait)': {
      maxHeight: 'min(33vw, 400px)',
      '& img': { objectPosition: '50% 0' },
    },
    // In a small landscape window it would end among the posts of a pier.
    '@media (min-width: 500px) and (max-width: 999px) and (orientation: landscape) and (min-height: 501px)': {
      '&:not([data-foot]):not([data-cart]) img': { objectPosition: '50% 20%' },
    },
    '@media (min-width: 850px)': {
      '&[data-foot]': { maxHeight: 'min(calc(var(--foot) * .5625vw), 400px)', ...strip },
    },
    // From roof to wheels, the cart takes three fifths of the picture's height.
    '@media (min-height: 501px)': { '&[data-cart] img': { objectPosition: '50% 60%' } },
    '@media (min-width: 768px) and (min-height: 501px)': {
      '&[data-cart]': { height: '35vw', maxHeight: 'none', '& img': { objectPosition: '50% 71%' } },
    },
    // On a phone held sideways, keeps the main action on the first screen too.
    [`@media ${LYING}`]: {
      minHeight: '110px',
      '&&': strip,
    },
  },
})
