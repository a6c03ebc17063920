import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { kioskLines } from '../../content/kiosk-page.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { landscape } from '../../lib/background.ts'
import { portraitForms } from '../../lib/scene.ts'
import { LANDSCAPE } from '../../ui/screens.ts'
import { lakeSky, lakeSkyPortrait } from '../../ui/theme/colors.ts'
import { DealerLine, Invitation } from './attract-words.tsx'
import { useWordsFade } from './use-words-fade.ts'

/** How long it is shown, in ms. */
const OPENING_MS = 8000

const wide = landscape('lake-cart')
const portrait = portraitForms('lake-cart')
const UPRIGHT = '(orientation: portrait)'

type Props = {
  showroom: string
  /** The first cart fades in above it. */
  isLeaving: boolean
  /** Called when it has been shown long enough. */
  onEnd: () => void
}

export function AttractOpening({ showroom, isLeaving, onEnd }: Props) {
  const words = useRef<HTMLDivElement>(null)
  useWordsFade(words, isLeaving)
  const latest = useLatest(onEnd)
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), OPENING_MS)
    return () => clearTimeout(timer)
  }, [latest])
  return (
    <Lake>
      <picture>
        <source media={UPRIGHT} type="image/avif" srcSet={portrait.avif} sizes="100vw" />
        <source media={UPRIGHT} type="image/webp" srcSet={portrait.webp} sizes="100vw" />
        <source type="image/avif" srcSet={wide.srcSet} sizes="100vw" />
        <img src={wide.fallback} alt="" />
      </picture>
      <div ref={words} data-part="words" data-words="">
        <DealerLine showroom={showroom} />
        <p>
          {kioskLines.map((line) => (
            <span key={line} data-part="line">
              {line}
            </span>
          ))}
        </p>
        <Invitation />
      </div>
    </Lake>
  )
}

const Lake = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    background: lakeSkyPortrait,
    color: 'fixedInk',
    [LANDSCAPE]: { background: lakeSky },
    '& img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      objectPosition: '74% 100%',
    },
    '& [data-part=words]': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '4vmin',
      height: '100%',
      padding: '5.5vmin',
    },
    '& [data-part=line]': {
      display: 'block',
      fontSize: 'clamp(32px, 10.4vmin, 160px)',
      lineHeight: '.98',
      fontWeight: '560',
      letterSpacing: '-.04em',
      // Beside the cart.
      [LANDSCAPE]: { maxWidth: '6em', textWrap: 'balance' },
    },
  },
})
