import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../../addresses/paths.ts'
import { chosenColors } from '../../content/cart-colors.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { storeLoaded } from '../../device/store-loaded.ts'
import { useOnline } from '../../hooks/connection.ts'
import { throwIfAborted } from '../../lib/throw-if-aborted.ts'
import { hasWebGl } from '../../ui/has-web-gl.ts'
import { loadNow } from '../../ui/lazy/loadable.ts'
import type { ViewName } from '../../ui/turn-views.ts'
import type { Viewer, ViewerOptions } from '../../ui/viewer.ts'
import type { ColorChanges } from './color-changes.ts'
import { ColorChoice } from './color-choice.tsx'
import { ColorPanel } from './color-panel.tsx'
import { colorQuery } from './color-query.ts'
import { Driveway } from './driveway.tsx'
import { type HotSpot, spotsOf } from './hot-spots.ts'
import { materialColors } from './material-colors.ts'
import type { TurnView } from './stage.tsx'
import { StageProgress } from './stage-progress.tsx'
import { Caption, Foot, Layer, Problem, ViewerBox } from './turn-layer.tsx'

type Props = {
  vehicle: Vehicle
  model: string
  /** Index of the chosen picture. Choosing another one in the strip closes the stage. */
  index: number
  /** Whether the pictures are open in full screen, over the stage. */
  isCovered: boolean
  /** The query with the chosen colors. */
  query: string
  onColors: (colors: ColorChanges) => void
  /** Called before the paint, with undefined when the stage is gone. */
  onView: (view: TurnView | undefined) => void
  onClose: () => void
}

type ProblemKind = 'no-webgl' | 'failed'

const SENTENCE: Record<ProblemKind, string> = {
  'no-webgl': 'This browser can’t show the cart in 3D. The pictures show it from three sides.',
  failed: 'The 3D view didn’t load.',
}
const NOT_STORED = 'The 3D view of this cart isn’t saved on this device yet. Try again once the connection’s back.'

/** The 3-D stage over the still picture, which stays visible until the model is drawn, and if it cannot be. */
export function TurnStage({ vehicle, model, index, isCovered, query, onColors, onView, onClose }: Props) {
  const { id, name } = vehicle
  const isOnline = useOnline()
  const stage = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [viewer, setViewer] = useState<Viewer>()
  const [isDrawn, setDrawn] = useState(false)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<ProblemKind>()
  /** The last choice: a hot spot, or a view by its name. */
  const [shown, setShown] = useState<HotSpot | ViewName>()
  /** Whether the cart was turned by hand after that. */
  const [isTurned, setTurned] = useState(false)
  const spot = typeof shown === 'object' ? shown : undefined
  const chosen = useRef(index)
  const colors = useMemo(() => chosenColors(query), [query])
  useEffect(() => viewer?.mark(spotsOf(vehicle), setShown), [viewer, vehicle])
  useEffect(() => viewer?.choose(spot?.name), [viewer, spot])
  useEffect(() => viewer?.paint(materialColors(colors)), [viewer, colors])
  useEffect(() => {
    if (isCovered) chosen.current = index
    else if (index !== chosen.current) onClose()
  }, [index, isCovered, onClose])
  useEffect(() => {
    // On a phone held sideways the stage may have become lower than the pressed place.
    if (navigator.userActivation?.hasBeenActive !== false)
      stage.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  const view = problem ? 'problem' : 'cart'
  useLayoutEffect(() => onView(view), [view, onView])
  useLayoutEffect(() => () => onView(undefined), [onView])
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt starts again
  useEffect(() => {
    const host = stage.current
    if (!host) return
    if (!hasWebGl()) return setProblem('no-webgl')
    const controller = new AbortController()
    // Not after a link to the cart in 3-D, because a new page has its focus at the start, for the keyboard and screen
    // readers.
    if (navigator.userActivation?.hasBeenActive !== false) host.focus({ preventScroll: true })
    const { signal } = controller
    // At once, so that the first drawing has its colors and its hot spots.
    const onModel = (loaded: Viewer) => signal.aborted || flushSync(() => setViewer(loaded))
    load({ host, name, model, onProgress: setProgress, onModel, onTurn: () => setTurned(true), signal }).then(
      (loaded) => {
        if (signal.aborted) return
        setDrawn(true)
        if (document.activeElement === host) loaded.focus()
      },
      () => signal.aborted || setProblem('failed'),
    )
    return () => {
      controller.abort()
      setViewer(undefined)
      setDrawn(false)
      setShown(undefined)
      setProgress(undefined)
    }
  }, [name, model, attempt])
  return (
    <>
      <Layer data-turned={problem ? undefined : ''} state={problem ? 'problem' : isDrawn ? 'drawn' : 'loading'}>
        {!isDrawn && !problem && <StageProgress value={progress} />}
        <ViewerBox ref={stage} tabIndex={-1} />
        <Caption>{spot?.label}</Caption>
        <Foot isDrawn={isDrawn}>
          {viewer && isDrawn && (
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
        </Foot>
      </Layer>
      {/* Instead of the colors, because on the stage it would cover the cart. */}
      {problem && (
        <ColorPanel>
          <Problem ref={showWhole} role="alert">
            {problem === 'failed' && !isOnline ? NOT_STORED : SENTENCE[problem]}
          </Problem>
        </ColorPanel>
      )}
      {!problem && (
        <ColorChoice chosen={colors} onChoose={onColors} askPath={paths.contactAbout(id) + colorQuery(query)}>
          {viewer && isDrawn && <Driveway vehicle={vehicle} placeHere={viewer.placeHere} />}
        </ColorChoice>
      )}
    </>
  )
}

const LABEL: Record<ViewName, string> = { front: 'Front', side: 'Side', rear: 'Rear' }

/** On a phone held sideways it would be below the dock. */
const showWhole = (element: HTMLElement | null) => {
  if (navigator.userActivation?.hasBeenActive !== false) element?.scrollIntoView({ block: 'nearest' })
}

/** Rejects when the code or the model cannot be loaded. Leaves no incomplete viewer behind. */
async function load(wanted: ViewerOptions): Promise<Viewer> {
  const { openViewer, viewerPath } = await loadNow(() => import('../../ui/viewer.ts'))
  throwIfAborted(wanted.signal)
  const viewer = await openViewer(wanted)
  storeLoaded([wanted.model, viewerPath])
  return viewer
}
