import { chakra } from '@chakra-ui/react'
import { preload } from 'react-dom'
import { backgroundOf } from '../lib/background.ts'
import { strip, stripOf } from './strip.ts'

/** Phones get fewer pixels than their screen has: a landscape looks the same and loads sooner. */
const SIZES = '(max-width:767px) 80vw,100vw'

/** Vertical position of a high band in its landscape, as a percentage: above the tops of the fence posts. */
const HIGH_POSITION = 36

/**
 * A vehicle's own landscape near the end of its page, edge to edge: one of the seven without a cart. It carries no text,
 * so no text depends on a picture for its contrast. Preloads the small form, and shows it until the reader comes near.
 * @param of the vehicle's id
 */
export function Band({ of: id }: { of: string }) {
  const { srcSet, fallback, small, endsAtFoot, foot, highPosition } = backgroundOf(id)
  preload(small, { as: 'image', type: 'image/avif', fetchPriority: 'low' })
  return (
    <Frame
      data-screen-only=""
      data-foot={endsAtFoot ? '' : undefined}
      style={{
        ...stripOf(foot, highPosition),
        background: `url(${small}) 50% ${highPosition ?? HIGH_POSITION}% / cover`,
      }}
    >
      <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
      <img src={fallback} alt="" width={1280} height={720} loading="lazy" />
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
      objectPosition: `50% var(--high-position, ${HIGH_POSITION}%)`,
      filter: 'var(--picture)',
    },
    // On a wide upright screen it would end among the posts of a pier or a fence.
    '@media (min-width: 850px) and (orientation: portrait)': {
      maxHeight: 'min(33vw, 400px)',
      '& img': { objectPosition: '50% 0' },
    },
    // In a small landscape window it would end among the posts of a pier.
    '@media (min-width: 500px) and (max-width: 999px) and (orientation: landscape) and (min-height: 501px)': {
      '&:not([data-foot]) img': { objectPosition: '50% 20%' },
    },
    '@media (min-width: 850px)': {
      '&[data-foot]': { maxHeight: 'min(calc(var(--foot) * .5625vw), 400px)', ...strip },
    },
    // A phone held sideways would show a sliver of sky.
    '@media (max-height: 31.25rem)': { display: 'none' },
  },
})
