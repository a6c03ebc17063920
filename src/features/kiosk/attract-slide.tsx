import { chakra } from '@chakra-ui/react'
import { Pointer } from 'lucide'
import { useEffect, useRef } from 'react'
import { dealer } from '../../content/dealer.ts'
import { modelOf } from '../../lib/model-file.ts'
import { priceLabel } from '../../lib/money.ts'
import { pictureWords } from '../../lib/picture-sources.ts'
import { Icon, SeatPlan } from '../../ui/icon.tsx'
import { stageGradient } from '../../ui/theme/colors.ts'
import { Turntable } from './turntable.tsx'
import { SLIDE_MS, type Slide } from './use-slides.ts'

/**
 * How far the whole picture is shifted from its last position, in px, so that no edge stays in one place on the screen.
 */
const SHIFT = 24
const FADE_MS = 900

type Line = {
  /** The showroom's name. */
  place: string
  /** When the list of carts was true, as text. */
  asOf?: string | undefined
}

type Props = Line & {
  slide: Slide
  /** In 3-D if the device can, unless the system asks for reduced motion. */
  turns: boolean
  /** Called when it has been faded in. */
  onShown?: () => void
}

/**
 * One cart on the whole screen: the picture on one side, the text on the other, and the other way round for the next
 * cart.
 */
export function AttractSlide({ slide: { cart, picture, turn }, turns, onShown, ...line }: Props) {
  const whole = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const shown = useRef(onShown)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    const fade = whole.current?.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS)
    fade?.finished.then(
      () => shown.current?.(),
      () => {},
    )
    // Slowly closer, and a little from side to side.
    const side = turn % 2 ? 1.5 : -1.5
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
  }, [turn, isStill])
  const model = modelOf(cart.images)
  return (
    <Whole ref={whole} data-mirrored={turn % 2 ? undefined : ''} style={{ translate: shiftOf(turn) }}>
      <Plate>
        <img ref={image} src={picture} alt={pictureWords(cart.name, cart.images[0])} />
        {turns && !isStill && model && <Turntable name={cart.name} model={model} />}
      </Plate>
      <AttractWords cart={cart} {...line} />
    </Whole>
  )
}

/** The text beside the picture: the cart, or the dealer's name. */
export function AttractWords({ cart, place, asOf }: Line & { cart?: Slide['cart'] }) {
  const seats = cart?.specifications.seatingCapacity
  return (
    <Words>
      <Where>{place}</Where>
      <Name>{cart?.name ?? dealer.name}</Name>
      {seats !== undefined && (
        <Seats>
          <SeatPlan seats={seats} height={40} />
          {seats} seats
        </Seats>
      )}
      <Bottom>
        {cart && (
          <Price>
            {priceLabel(cart.price)}
            {cart.samplePrice && <small data-part="note">Sample price</small>}
            {!cart.samplePrice && asOf && <small data-part="note">{`As of ${asOf}`}</small>}
          </Price>
        )}
        {/* The button that covers the screen says the same. */}
        <Invitation aria-hidden="true">
          <Icon as={Pointer} size={36} />
          Tap to look around
        </Invitation>
      </Bottom>
    </Words>
  )
}

/** A different position on each turn, eight of them around the center. */
const shiftOf = (turn: number) => {
  const angle = (turn * 3 * Math.PI) / 4
  return `${Math.round(Math.cos(angle) * SHIFT)}px ${Math.round(Math.sin(angle) * SHIFT)}px`
}

const LANDSCAPE = '@media (orientation: landscape)'

const Whole = chakra('div', {
  base: {
    position: 'absolute',
    // Extends beyond the screen by the distance that it is shifted.
    inset: `-${SHIFT}px`,
    display: 'grid',
    gridTemplateRows: '58fr 42fr',
    '&[data-mirrored]': { gridTemplateRows: '42fr 58fr' },
    [LANDSCAPE]: {
      gridTemplate: 'none / 62fr 38fr',
      '&[data-mirrored]': { gridTemplate: 'none / 38fr 62fr' },
    },
  },
})

const Plate = chakra('div', {
  base: {
    position: 'relative',
    '[data-mirrored] &': { order: '1' },
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

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    minHeight: '0',
    height: '100%',
    padding: `calc(${SHIFT}px + 5.5vmin)`,
    background: 'night',
    color: 'nightInk',
  },
})

const Where = chakra('p', { base: { color: 'nightMuted', fontSize: 'max(17px, 1.9vmin)', lineHeight: '1.3' } })

const Name = chakra('p', {
  base: {
    fontSize: 'clamp(40px, 8.4vmin, 112px)',
    lineHeight: '1',
    fontWeight: '560',
    letterSpacing: '-.035em',
    textWrap: 'balance',
    paddingBlock: '2.4vmin 3vmin',
    [LANDSCAPE]: { fontSize: 'clamp(36px, 7vmin, 96px)' },
  },
})

const Seats = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2vmin',
    fontSize: 'clamp(22px, 3.4vmin, 40px)',
    lineHeight: '1.2',
  },
})

const Bottom = chakra('div', {
  base: {
    marginTop: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '4vmin',
    [LANDSCAPE]: { display: 'grid', justifyContent: 'start', gap: '4.4vmin' },
  },
})

const Price = chakra('p', {
  base: {
    fontSize: 'clamp(48px, 10vmin, 128px)',
    lineHeight: '1',
    fontWeight: '500',
    letterSpacing: '-.04em',
    fontVariantNumeric: 'tabular-nums',
    '& [data-part=note]': {
      display: 'block',
      paddingTop: '1.4vmin',
      fontSize: 'max(17px, 1.9vmin)',
      lineHeight: '1.3',
      fontWeight: '400',
      letterSpacing: '0',
      color: 'nightMuted',
    },
  },
})

const Invitation = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.6vmin',
    minHeight: 'max(72px, 8vmin)',
    paddingInline: 'max(24px, 3vmin)',
    borderRadius: 'control',
    background: 'nightAccent',
    color: 'fixedInk',
    fontSize: 'clamp(20px, 2.9vmin, 34px)',
    lineHeight: '1.15',
    fontWeight: '600',
    whiteSpace: 'nowrap',
  },
})
