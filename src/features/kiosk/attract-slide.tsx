import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useLatest } from '../../hooks/use-latest.ts'
import { modelOf } from '../../lib/model-file.ts'
import { pictureWords } from '../../lib/picture-sources.ts'
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts'
import { LANDSCAPE } from '../../ui/screens.ts'
import { stageGradient } from '../../ui/theme/colors.ts'
import { AttractWords, type Line, LOW_LANDSCAPE, SHIFT } from './attract-words.tsx'
import { Turntable } from './turntable.tsx'
import { SLIDE_MS, type Slide } from './use-slides.ts'
import { FADE_MS } from './use-words-fade.ts'

type Props = Line & {
  slide: Slide
  /** In 3-D if the device can, unless the system asks for reduced motion. */
  in3d: boolean
  /** The next slide fades in above it. */
  isLeaving?: boolean
  /** Called when it has been faded in. */
  onShown?: () => void
}

/**
 * One cart on the whole screen: the picture above the text. On a wide screen the picture is on one side, the text on the
 * other, and the other way round for the next cart.
 */
export function AttractSlide({ slide: { cart, picture, number }, in3d, isLeaving = false, onShown, ...line }: Props) {
  const whole = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const latest = useLatest(onShown)
  const isStill = prefersReducedMotion()
  useEffect(() => {
    const fade = whole.current?.animate([{ opacity: 0 }, { opacity: 1 }], isStill ? 0 : FADE_MS)
    fade?.finished.then(
      () => latest.current?.(),
      () => {},
    )
    // Slowly closer, and a little from side to side.
    const side = number % 2 ? 1.5 : -1.5
    const move = isStill
      ? undefined
      : image.current?.animate(
          [{ transform: `scale(1.02) translateX(${-side}%)` }, { transform: `scale(1.12) translateX(${side}%)` }],
          { duration: SLIDE_MS + FADE_MS, fill: 'forwards' },
        )
    return () => {
      fade?.cancel()
      move?.cancel()
    }
  }, [number, isStill, latest])
  const model = modelOf(cart.images)
  return (
    <Whole ref={whole} data-mirrored={number % 2 ? undefined : ''} style={{ translate: shiftOf(number) }}>
      <Plate>
        <img ref={image} src={picture} alt={pictureWords(cart.name, cart.images[0])} />
        {in3d && !isStill && model && <Turntable name={cart.name} model={model} />}
      </Plate>
      <AttractWords cart={cart} isLeaving={isLeaving} {...line} />
    </Whole>
  )
}

/** A different position for each slide, eight of them around the center. */
const shiftOf = (number: number) => {
  const angle = (number * 3 * Math.PI) / 4
  return `${Math.round(Math.cos(angle) * SHIFT)}px ${Math.round(Math.sin(angle) * SHIFT)}px`
}

const Whole = chakra('div', {
  base: {
    position: 'absolute',
    // Extends beyond the screen by the distance that it is shifted.
    inset: `-${SHIFT}px`,
    display: 'grid',
    // The picture leaves the words as much room as they need.
    gridTemplateRows: 'minmax(0, 60fr) minmax(min-content, 40fr)',
    [LANDSCAPE]: {
      gridTemplate: 'none / var(--picture-share) var(--words-share)',
      '&[data-mirrored]': { gridTemplate: 'none / var(--words-share) var(--picture-share)' },
    },
    '--picture-share': '62fr',
    '--words-share': '38fr',
    [LOW_LANDSCAPE]: { '--picture-share': '55fr', '--words-share': '45fr' },
  },
})

const Plate = chakra('div', {
  base: {
    position: 'relative',
    [LANDSCAPE]: { '[data-mirrored] &': { order: '1' } },
    display: 'grid',
    alignContent: 'center',
    minHeight: '0',
    minWidth: '0',
    overflow: 'hidden',
    // Our own pictures are 4:3 and fade into the studio above and below, where no cart reaches.
    background: stageGradient,
    '& img': {
      width: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      maskImage: 'linear-gradient(transparent, currentColor 12% 97%, transparent)',
    },
  },
})
