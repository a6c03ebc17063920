import { chakra } from '@chakra-ui/react'
import { type TouchEvent, type TouchList, useEffect, useRef, useState } from 'react'
import { FullScreenDialog, useDialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Studio } from '../../ui/studio.tsx'
import { besidesMask, stageGradient, tallStageGradient, wideStageGradient } from '../../ui/theme/colors.ts'
import { pictureText } from './picture-text.ts'
import { PictureTrack } from './picture-track.tsx'
import { fade, PART_OF_CART, WHOLE_CART } from './stage.tsx'

type Props = {
  name: string
  images: readonly string[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/**
 * The pictures as large as the screen, and larger. A native dialog: Escape and Back close it, and the focus returns.
 */
export function PictureViewer({ name, images, index, onIndex, onClose }: Props) {
  const { dialog, close } = useDialog('pictures')
  const [zoomed, setZoomed] = useState(false)
  const choose = (next: number) => {
    setZoomed(false)
    onIndex(next)
  }
  const several = images.length > 1
  const pinch = usePinch(setZoomed)
  return (
    <Viewer {...pinch} ref={dialog} aria-label={`Pictures of the ${name}`} onClose={onClose}>
      <div data-part="picture" data-zoomed={zoomed ? '' : undefined}>
        {zoomed ? (
          <Enlarged src={images[index]} alt={pictureText(name, images, index)} onClick={() => setZoomed(false)} />
        ) : (
          <PictureTrack
            index={index}
            onIndex={onIndex}
            label={several ? 'Pictures' : undefined}
            onClick={() => setZoomed(true)}
          >
            {images.map((src, each) => (
              <Studio key={src} src={src}>
                <Picture
                  src={src}
                  alt={pictureText(name, images, each)}
                  sizes="100vw"
                  width={1600}
                  height={1200}
                  name={name}
                />
              </Studio>
            ))}
          </PictureTrack>
        )}
      </div>
      <footer data-part="foot">
        {several && (
          <>
            <button type="button" disabled={index === 0} onClick={() => choose(index - 1)}>
              <Icon name="back" /> <span data-part="words">Previous</span>
            </button>
            <output>{`${index + 1} of ${images.length}`}</output>
            <button type="button" disabled={index === images.length - 1} onClick={() => choose(index + 1)}>
              <span data-part="words">Next</span> <Icon name="arrow" />
            </button>
          </>
        )}
        <button type="button" data-part="zoom" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
          <Icon name={zoomed ? 'zoom-out' : 'zoom-in'} /> Zoom
        </button>
        <button type="button" data-part="close" onClick={close}>
          <Icon name="close" /> Close
        </button>
      </footer>
    </Viewer>
  )
}

/** Pinch to zoom; the page behind must not zoom with it. */
function usePinch(onZoom: (zoomed: boolean) => void) {
  const start = useRef<number>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = spread(touches)
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const now = spread(touches)
      if (!start.current || !now || Math.abs(Math.log(now / start.current)) < PINCH) return
      onZoom(now > start.current)
      start.current = now
    },
  }
}

/** How far two fingers must move apart or together to count, as the logarithm of the ratio. */
const PINCH = 0.2

/** The distance between two fingers in px; undefined for any other number of fingers. */
function spread(touches: TouchList): number | undefined {
  const [one, other] = [touches[0], touches[1]]
  if (!one || !other || touches.length > 2) return undefined
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

/** How long after a tap another one counts as a double tap, which does not zoom out again, in ms. */
const DOUBLE_TAP_MS = 400

/** A picture larger than the screen: fingers and keys scroll it, a mouse moves it by pointing. */
function Enlarged({ src, alt, onClick }: { src: string | undefined; alt: string; onClick: () => void }) {
  const frame = useRef<HTMLDivElement>(null)
  const [since] = useState(() => performance.now())
  useEffect(() => {
    if (!frame.current) return
    frame.current.focus()
    lookAt(frame.current, 0.5, 0.5)
  }, [])
  return (
    <Enlargement
      ref={frame}
      tabIndex={0}
      role="group"
      aria-label="Enlarged picture"
      onClick={({ timeStamp }) => timeStamp - since > DOUBLE_TAP_MS && onClick()}
      onPointerMove={({ pointerType, currentTarget, clientX, clientY }) => {
        if (pointerType === 'mouse') lookAt(currentTarget, clientX / window.innerWidth, clientY / window.innerHeight)
      }}
    >
      <Picture src={src} alt={alt} sizes="250vw" width={1600} height={1200} />
    </Enlargement>
  )
}

/** Scrolls to a position in the whole picture, from 0 to 1 across and down. */
const lookAt = (element: HTMLElement, across: number, down: number) =>
  element.scrollTo({
    left: across * (element.scrollWidth - element.clientWidth),
    top: down * (element.scrollHeight - element.clientHeight),
    behavior: 'instant',
  })

/** Where a picture is as high as its room, and the studio continues beside it. */
const WIDE = '@media (min-aspect-ratio: 4/3)'

const Viewer = chakra(FullScreenDialog, {
  base: {
    touchAction: 'pan-x pan-y',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    // The studio of the drawings continues to all edges of the screen.
    '& [data-part=picture]': {
      '--side': '100cqw',
      '--height': '100cqh',
      position: 'relative',
      flex: '1',
      minHeight: '0',
      containerType: 'size',
      background: tallStageGradient,
      filter: 'var(--picture)',
      [WIDE]: { background: wideStageGradient },
      '&:has(img[src^="/photos/"])': { background: 'sunken' },
    },
    '& img': { objectFit: 'contain', cursor: 'zoom-in', maskImage: 'none' },
    [`& ${PART_OF_CART}`]: { background: stageGradient },
    [`& [data-part=picture]:not([data-zoomed]) ${WHOLE_CART}`]: {
      maskImage: fade(0.32, 0.363),
      [WIDE]: { maskImage: besidesMask(0.615, 0.61) },
    },
    '& [data-part=foot]': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1', md: '4' },
      padding: '8px var(--gutter) calc(8px + env(safe-area-inset-bottom))',
      borderTop: '1px solid',
      borderColor: 'line',
      textStyle: 'small',
    },
    '& output': { whiteSpace: 'nowrap', minWidth: '52px', textAlign: 'center' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minWidth: '44px',
      minHeight: '52px',
      fontWeight: '600',
    },
    '& button:disabled': { color: 'subtle', cursor: 'not-allowed' },
    // Zoom and Close are on the right.
    '& [data-part=zoom]': { marginLeft: 'auto' },
    '& [data-part=zoom], & [data-part=close]': { paddingInline: '2' },
    '@media (max-width: 699px)': { '& [data-part=words]': { position: 'absolute', clipPath: 'inset(50%)' } },
  },
})

const Enlargement = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    overflow: 'auto',
    '& img': { width: '250%', maxWidth: 'none', height: 'auto', cursor: 'zoom-out' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
