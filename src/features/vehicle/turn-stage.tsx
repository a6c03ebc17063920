import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '../../addresses/paths.ts'
import { chosenColors } from '../../content/cart-colors.ts'
import { storeLoadedEarlier } from '../../device/store-loaded-earlier.ts'
import { useBackCloses } from '../../hooks/back-closes.ts'
import { useOnline } from '../../hooks/online.ts'
import { colorQuery } from '../../lib/color-query.ts'
import { hasWebGl } from '../../ui/has-web-gl.ts'
import { plateGradient } from '../../ui/theme/colors.ts'
import type { ViewName } from '../../ui/turn-views.ts'
import type { Viewer } from '../../ui/viewer.ts'
import { ColorChoice } from './color-choice.tsx'
import { Driveway } from './driveway.tsx'
import { type HotSpot, spotsOf } from './hot-spots.ts'
import { materialColors } from './material-colors.ts'
import type { ShownVehicle } from './shown-vehicle.ts'
import { useTurnAddress } from './turn-address.ts'

type Props = {
  vehicle: ShownVehicle
  model: string
  /** Index of the chosen picture: choosing another one closes the stage. */
  index: number
  onClose: () => void
  /** The address was changed, by which parts of the page say what they lead to. */
  onAddress: () => void
}

type Problem = 'no-webgl' | 'failed'

const SENTENCE: Record<Problem, string> = {
  'no-webgl': 'This browser cannot show the cart in 3-D. The pictures show it from three sides.',
  failed: 'The 3-D view could not be loaded.',
}
const NOT_STORED = 'This cart in 3-D is not stored on this device yet. Try again with a connection.'

/** The 3-D stage, over the still picture, which remains to be seen until the model is drawn and when it can't be. */
export function TurnStage({ vehicle, model, index, onClose, onAddress }: Props) {
  const { id, name, images } = vehicle
  const isOnline = useOnline()
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [viewer, setViewer] = useState<Viewer>()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<Problem>()
  /** What was chosen last: a hot spot, or a view by its name. */
  const [shown, setShown] = useState<HotSpot | ViewName>()
  /** Since then the cart was turned by hand. */
  const [isTurned, setTurned] = useState(false)
  const spot = typeof shown === 'object' ? shown : undefined
  const [chosen] = useState(index)
  useBackCloses('turn', onClose)
  const { query, choose } = useTurnAddress(onAddress)
  const colors = useMemo(() => chosenColors(query), [query])
  useEffect(() => viewer?.mark(spotsOf(vehicle), setShown), [viewer, vehicle])
  useEffect(() => viewer?.choose(spot?.name), [viewer, spot])
  useEffect(() => viewer?.paint(materialColors(colors)), [viewer, colors])
  useEffect(() => {
    if (index !== chosen) onClose()
  }, [index, chosen, onClose])
  useEffect(() => {
    const gallery = place.current?.closest('[data-gallery]')
    const track = gallery?.querySelector<HTMLElement>('[data-track]')
    if (track) track.inert = true
    // On a phone held sideways the stage has become less high than the place that was pressed.
    if (navigator.userActivation?.hasBeenActive !== false)
      place.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    return () => {
      if (track) track.inert = false
      // A picture that was chosen has the focus already.
      if (document.activeElement === document.body) {
        gallery?.querySelector<HTMLElement>('[data-turn-it]')?.focus()
      }
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt starts again
  useEffect(() => {
    const host = place.current
    if (!host) return
    if (!hasWebGl()) return setProblem('no-webgl')
    const left = new AbortController()
    // Not on arrival by a link to the cart in 3-D: the focus of a new page is at its start, for the keyboard and screen readers.
    if (navigator.userActivation?.hasBeenActive !== false) host.focus({ preventScroll: true })
    load({ host, name, model, onProgress: setProgress, onTurn: () => setTurned(true), signal: left.signal }).then(
      (loaded) => {
        if (left.signal.aborted) return
        setViewer(loaded)
        if (document.activeElement === host) loaded.focus()
      },
      () => left.signal.aborted || setProblem('failed'),
    )
    return () => {
      left.abort()
      setViewer(undefined)
      setShown(undefined)
      setProgress(undefined)
    }
  }, [name, model, attempt])
  return (
    <>
      <Layer data-turn="" data-shown={viewer && ''}>
        {!viewer && !problem && <progress aria-label="Loading" value={progress} />}
        <div ref={place} data-part="place" data-inside={shown === 'driver' ? '' : undefined} tabIndex={-1} />
        <Caption>{spot?.label}</Caption>
        <footer data-part="foot">
          {problem && (
            <p data-part="problem" role="alert">
              {problem === 'failed' && !isOnline ? NOT_STORED : SENTENCE[problem]}
            </p>
          )}
          {viewer && (
            <fieldset aria-label="View">
              {viewer.views.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={shown === each && !isTurned}
                  onClick={() => {
                    setShown(each)
                    setTurned(false)
                    viewer.show(each)
                  }}
                >
                  {LABEL[each]}
                </button>
              ))}
            </fieldset>
          )}
          {problem === 'failed' && (
            <button
              type="button"
              onClick={() => {
                setProblem(undefined)
                setAttempt(attempt + 1)
              }}
            >
              Try again
            </button>
          )}
          <button type="button" onClick={onClose}>
            Pictures
          </button>
        </footer>
      </Layer>
      {!problem && (
        <ColorChoice chosen={colors} onChoose={choose} askPath={paths.contactAbout(id) + colorQuery(query)}>
          {viewer && <Driveway id={id} name={name} images={images} placeHere={viewer.placeHere} />}
        </ColorChoice>
      )}
    </>
  )
}

const LABEL: Record<ViewName, string> = { front: 'Front', side: 'Side', rear: 'Rear', driver: 'Driver’s eye' }

type Wanted = { host: HTMLElement; name: string; model: string; onTurn: () => void; signal: AbortSignal }

/** Rejects when the code or the model can't be loaded. Leaves no incomplete viewer behind. */
async function load({ onProgress, ...wanted }: Wanted & { onProgress: (share: number) => void }): Promise<Viewer> {
  const isControlled = !!navigator.serviceWorker?.controller
  const { openViewer, viewerPath } = await import('../../ui/viewer.ts')
  wanted.signal.throwIfAborted()
  const viewer = await openViewer({ ...wanted, onProgress })
  if (!isControlled) void storeLoadedEarlier([wanted.model, viewerPath])
  return viewer
}

/** What the chosen hot spot is, said as well. */
const Caption = chakra('output', {
  base: {
    position: 'absolute',
    top: '52px',
    left: '50%',
    transform: 'translateX(-50%)',
    width: 'max-content',
    maxWidth: '86%',
    padding: '6px 12px',
    background: 'fixedPaper',
    color: 'fixedInk',
    textStyle: 'small',
    fontWeight: '600',
    '&:empty': { display: 'none' },
  },
})

const Layer = chakra('div', {
  base: {
    // As large as the stage, over it.
    position: 'absolute',
    insetInline: '0',
    top: '0',
    aspectRatio: '1',
    // The stage's own gray hides the still picture once the model is drawn.
    '&[data-shown]': { background: `linear-gradient(var(--picture-shade), var(--picture-shade)), ${plateGradient}` },
    '& :focus-visible': { outlineColor: 'fixedInk' },
    '& [data-part=place]': { position: 'absolute', inset: '20px 0 60px', outline: 'none' },
    // From inside there is cart to every edge: none of them may be seen.
    '& [data-part=place][data-inside]': { inset: '0' },
    '& model-viewer': {
      width: '100%',
      height: '100%',
      background: 'none',
      outline: 'none',
      // Dimmed in the dark, as the pictures are.
      filter: 'var(--picture)',
    },
    // Around the stage: around the viewer it would run through what lies on it.
    '&:has([data-outlined])': { outline: '2px solid', outlineColor: 'fixedInk', outlineOffset: '-4px' },
    '&:not([data-shown]) model-viewer': { opacity: '0' },
    '& [data-hot-spot]': {
      // A drag that begins here turns the cart; the viewer presses the button for a pointer that stays.
      pointerEvents: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      _before: {
        content: '""',
        width: '16px',
        height: '16px',
        borderRadius: '50%',
        background: 'fixedPaper',
        border: '4px solid',
        borderColor: 'fixedInk',
      },
      // Behind the cart as it stands now.
      '&:not([data-visible])': { opacity: '0' },
      '&[aria-pressed=true]::before': { background: 'fixedInk', outline: '3px solid', outlineColor: 'fixedPaper' },
    },
    '& [data-part=foot]': {
      position: 'absolute',
      insetInline: '0',
      bottom: { base: '8px', lg: '20px' },
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '1',
      paddingInline: '2',
      color: 'fixedInk',
      textStyle: 'small',
    },
    '& fieldset': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '1' },
    '& [data-part=problem]': { width: '100%', textAlign: 'center', padding: '6px 12px', background: 'fixedPaper' },
    '& [data-part=foot] button': {
      minHeight: '44px',
      minWidth: '44px',
      paddingInline: { base: '8px', lg: '16px' },
      borderRadius: 'control',
      background: 'fixedPaper',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      '&:hover': { background: 'fixedPaperHover' },
      '&[aria-pressed=true]': { background: 'fixedInk', color: 'fixedPaper' },
    },
  },
})
