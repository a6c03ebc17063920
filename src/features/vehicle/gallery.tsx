import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { isDrawing, shownPictures } from '../../lib/picture-sources.ts'
import { lineRoom } from '../../ui/forced-colors.ts'
import { Icon } from '../../ui/icon.tsx'
import { visuallyHidden } from '../../ui/layout.tsx'
import { lazyOnPress } from '../../ui/lazy/lazy-on-press.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Studio } from '../../ui/studio.tsx'
import { asksForTurn } from './color-query.ts'
import type { Opened } from './opened-gallery.tsx'
import { pictureText } from './picture-text.ts'
import { PictureTrack } from './picture-track.tsx'
import { NoPictureYet, Stage, TurnButton, type TurnView, UPRIGHT_TABLET } from './stage.tsx'
import { StageProgress } from './stage-progress.tsx'

const OpenedGallery = lazyOnPress(async () => (await import('./opened-gallery.tsx')).OpenedGallery, <StageProgress />)

type Props = {
  vehicle: Vehicle
  /** Shown on the stage, over the picture. */
  children: ReactNode
}

/**
 * The pictures of a vehicle: one on the stage, at first the first one, and below it a strip to choose from if there are
 * more.
 */
export function Gallery({ vehicle, children }: Props) {
  const { name, specifications } = vehicle
  const images = shownPictures(vehicle.images)
  const seats = specifications.seatingCapacity
  const [index, setIndex] = useState(0)
  const [opened, setOpened] = useState<Opened>()
  /** What is seen in 3-D, while it is open. */
  const [turned, setTurned] = useState<TurnView>()
  const turnButton = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  // Every cart with drawings has a model.
  const turn = vehicle.images.some(isDrawing) && (() => setOpened('turn'))
  useEffect(() => {
    // A return to a cart that was open in 3-D, or a link to one.
    if (asksForTurn(location.search)) setOpened('turn')
  }, [])
  useEffect(() => {
    if (!turned) return
    return () => {
      // The button is there again when the cart in 3-D is gone. A chosen picture already has the focus.
      if (document.activeElement === document.body) turnButton.current?.focus()
    }
  }, [turned])
  const several = images.length > 1
  // The other pictures cannot be shown before hydration, so the HTML leaves them out, while the strip keeps its place.
  const slides = hydrated && several ? images : [images[0]]
  const view =
    images.length > 0 ? () => setOpened((already) => (already === 'turn' ? 'full over turn' : 'full')) : undefined
  // The release after a drag is a click on the element below, which is the picture if 3-D has failed by then.
  const isDragged = useRef(false)
  return (
    <>
      {/* A mouse would drag the picture, where a finger swipes to the next one. Links on the stage can still be dragged. */}
      <Stage
        data-stage=""
        onPointerDown={() => {
          isDragged.current = false
        }}
        onDragStart={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) return
          event.preventDefault()
          isDragged.current = true
          if (turn) turn()
        }}
      >
        <PictureTrack
          index={index}
          onIndex={setIndex}
          isCovered={turned !== undefined && turned !== 'problem'}
          label={several ? `Pictures of the ${name}` : undefined}
          onClick={view && (() => isDragged.current || view())}
        >
          {slides.map((src, slide) => (
            <Studio key={src ?? slide} src={src}>
              <Picture
                src={src}
                alt={pictureText(name, images, slide)}
                sizes="(min-width:1000px) 50vw,100vw"
                width={1600}
                height={1200}
                first={slide === 0}
                name={name}
                seats={seats}
              />
            </Studio>
          ))}
        </PictureTrack>
        {hydrated && turn && !turned && <TurnButton ref={turnButton} onClick={turn} />}
        {images.length === 0 && <NoPictureYet />}
        {children}
      </Stage>
      {images.length > 0 && (
        <Strip data-one={several ? undefined : ''} data-covered={turned && ''}>
          {several && (
            <noscript>
              {images.slice(1).map((src, rest) => (
                <img key={src} src={src} alt={pictureText(name, images, rest + 1)} loading="lazy" />
              ))}
            </noscript>
          )}
          {hydrated && view && (
            <>
              <fieldset aria-label="Pictures" hidden={!several}>
                {images.map((src, each) => (
                  <label key={src}>
                    <input
                      type="radio"
                      name="picture"
                      aria-label={pictureText(name, images, each)}
                      checked={each === index}
                      onChange={() => setIndex(each)}
                      // A cart in 3-D covers the chosen picture.
                      onClick={() => each === index && setOpened((already) => already && 'closed')}
                    />
                    <Picture src={src} alt="" sizes="92px" upTo={480} width={92} height={69} seats={seats} />
                  </label>
                ))}
              </fieldset>
              <button type="button" aria-haspopup="dialog" onClick={view}>
                <Icon name="expand" />{' '}
                <span data-part="words">{opened === 'turn' ? 'Pictures in full screen' : 'Full screen'}</span>
              </button>
            </>
          )}
        </Strip>
      )}
      {opened && (
        <OpenedGallery
          opened={opened}
          vehicle={vehicle}
          name={name}
          images={images}
          index={index}
          onIndex={setIndex}
          onOpened={setOpened}
          onView={setTurned}
          onMissing={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/**
 * One radio button per picture, drawn as the picture: the arrow keys choose, and a screen reader announces which one of
 * how many.
 */
const Strip = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minHeight: { base: '68px', lg: '101px' },
    gridRow: '3',
    padding: { base: '8px var(--gutter)', lg: '16px var(--strip-end, 24px) 16px var(--edge)' },
    // The script fills it. Without scripts it shows the other pictures.
    '@media (scripting: none)': { '&[data-one]': { display: 'none' } },
    '& noscript': {
      flex: '1',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '8px',
      '@media (scripting: enabled)': { display: 'none' },
    },
    '&[data-one]': { justifyContent: 'flex-end' },
    '& fieldset': {
      display: 'flex',
      gap: { base: '8px', lg: '14px' },
      minWidth: '0',
      // Room for the outline of the chosen one, which scrolling would cut off.
      padding: '4px',
      margin: '-4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    '& label': {
      position: 'relative',
      // Five fit beside the button on a phone of 360 px and on an upright tablet.
      flex: { base: '0 1 60px', lg: '0 1 84px' },
      minWidth: '44px',
      minHeight: '44px',
      paddingBottom: '4px',
      cursor: 'pointer',
      ...lineRoom,
    },
    '& input': { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'pointer' },
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      background: 'var(--plate)',
      filter: 'var(--picture)',
    },
    // Not while the cart in 3-D is shown instead of it.
    '&:not([data-covered]) label:has(:checked)': { borderColor: 'accent' },
    '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '2px' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: 'none',
      minHeight: '44px',
      fontWeight: '560',
      textStyle: 'small',
    },
    '& button:hover [data-part=words]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '@media (max-width: 999px)': {
      borderBottom: '1px solid',
      borderColor: 'line',
      '& button': { width: '44px', justifyContent: 'center', marginRight: '-12px' },
      '& [data-part=words]': visuallyHidden,
    },
    // It would end in the middle of the page.
    [UPRIGHT_TABLET]: { '&&': { borderBottomWidth: '0' } },
  },
})
