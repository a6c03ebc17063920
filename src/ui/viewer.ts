import { ModelViewerElement } from '@google/model-viewer'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { type Mark, marker } from './hot-spot-buttons.ts'
import { modelShare, type Progress } from './model-share.ts'
import { type Camera, cameraFor, fieldOfViewOf, firstCamera, type ViewName, viewNames } from './turn-views.ts'
import { viewerWords } from './viewer-words.ts'

// The element would load the decoder with a script element, whose address Trusted Types refuse. It is in this chunk instead.
const { parse } = GLTFLoader.prototype
GLTFLoader.prototype.parse = function (...given: Parameters<typeof parse>) {
  this.setMeshoptDecoder(MeshoptDecoder)
  return parse.apply(this, given)
}

// Drops a model from memory when it is no longer shown; the device has its file in the cache.
ModelViewerElement.modelCacheSize = 0

/** The loader caches the failure of a model by its address. A fragment makes another address of the same file. */
let failures = 0

/** The address of this code, which the worker stores with the models. */
export const viewerPath = new URL(import.meta.url).pathname

export type Viewer = {
  views: readonly ViewName[]
  show: (view: ViewName) => void
  /** Colors by the name of the material, in the way of CSS. Every other material gets its own color back. */
  paint: (colors: Readonly<Record<string, string>>) => void
  /** Replaces the buttons on the model. A press turns to its place and calls `onPress`. */
  mark: <Each extends Mark>(marks: readonly Each[], onPress: (mark: Each) => void) => void
  /** Shows which of them is chosen, or none. */
  choose: (name: string | undefined) => void
  /**
   * Shows the model through the camera, true to scale. Called by a press; the browser may say whether it can long after the model
   * is drawn.
   * @returns false where this device has no way to, as far as is known now
   */
  placeHere: () => boolean
  focus: () => void
}

export type ViewerOptions = {
  host: HTMLElement
  name: string
  /** The address of the model. */
  model: string
  onProgress: (share: number) => void
  /** The model is loaded and not drawn yet. Paint and marks applied now take no second drawing. */
  onModel?: (viewer: Viewer) => void
  /** The visitor turned or moved the cart, so it no longer shows a named view. */
  onTurn?: () => void
  /** Takes the viewer away again. */
  signal: AbortSignal
  /** Only for viewing: no part can be pressed, and text beside it says what it shows. */
  isExhibit?: boolean
}

/** Puts a model to be turned into an element. Resolves when it is drawn, rejects when it can't be. */
export function openViewer({
  host,
  name,
  model,
  onProgress,
  onModel,
  onTurn,
  signal,
  isExhibit = false,
}: ViewerOptions): Promise<Viewer> {
  const element = document.createElement('model-viewer') as ModelViewerElement
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const attributes = {
    ...(isExhibit
      ? { alt: '' }
      : { alt: `3D illustration of the ${name}`, a11y: JSON.stringify(viewerWords), 'camera-controls': '' }),
    // The way that draws in the page first: on Android only it knows of chosen colors.
    ...(!isExhibit && { ar: '', 'ar-modes': 'webxr scene-viewer quick-look', 'ar-scale': 'fixed' }),
    'touch-action': 'pan-y',
    'interaction-prompt': 'none',
    'environment-image': 'neutral',
    'tone-mapping': 'commerce',
    'shadow-intensity': '1.1',
    'camera-orbit': firstCamera.orbit,
    'field-of-view': fieldOfViewOf(host),
    'max-camera-orbit': 'auto 92deg auto',
    'interpolation-decay': still ? '1' : '60',
    loading: 'eager',
    ...(!still && { 'auto-rotate': '', 'auto-rotate-delay': '0', 'rotation-per-second': '18deg' }),
  }
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  // The page has a button and a progress bar of its own in place of the element's. The drawing of the prompt, though not shown, has
  // a mask, and by that Chromium's cache of styles keeps an element that was removed.
  for (const slot of ['ar-button', 'progress-bar', 'interaction-prompt']) {
    const nothing = document.createElement('span')
    nothing.slot = slot
    element.append(nothing)
  }
  const listener = { signal }
  const stop = () => element.removeAttribute('auto-rotate')
  for (const touch of ['pointerdown', 'keydown', 'wheel']) element.addEventListener(touch, stop, listener)
  element.addEventListener('keydown', (event) => zoomWithKeys(element, event), listener)
  const share = modelShare()
  element.addEventListener(
    'progress',
    (event) => onProgress(share((event as unknown as CustomEvent<Progress>).detail)),
    listener,
  )
  element.addEventListener(
    'camera-change',
    (event) => {
      if ((event as unknown as CustomEvent<{ source: string }>).detail.source === 'user-interaction') onTurn?.()
    },
    listener,
  )
  let isLoaded = false
  signal.addEventListener('abort', () => {
    // It may still fail, and nothing handles the rejection.
    if (!isLoaded) failures += 1
    element.removeAttribute('src')
    element.remove()
  })
  const loaded = new Promise<Viewer>((resolve, reject) => {
    let isInside = false
    const look = ({ orbit, target, fieldOfView }: Camera) => {
      stop()
      element.resetTurntableRotation(0)
      Object.assign(element, { cameraOrbit: orbit, cameraTarget: target, fieldOfView })
      if (still) element.jumpCameraToGoal()
    }
    const show = (view: ViewName) => {
      const camera = cameraFor(
        view,
        { center: element.getBoundingBoxCenter(), size: element.getDimensions() },
        fieldOfViewOf(host),
      )
      // Only the driver is inside the cart, and sees more than a camera before it.
      isInside = view === 'driver'
      element.minCameraOrbit = isInside ? 'auto auto 0.2m' : 'auto'
      element.maxFieldOfView = isInside ? camera.fieldOfView : 'auto'
      look(camera)
    }
    const lookAt = ({ orbit }: Mark) => {
      isInside = false
      element.minCameraOrbit = 'auto'
      element.maxFieldOfView = 'auto'
      look({ ...firstCamera, fieldOfView: fieldOfViewOf(host), orbit })
    }
    // A phone is turned.
    const fitAgain = () => {
      if (!isInside) element.fieldOfView = fieldOfViewOf(host)
    }
    matchMedia('(orientation: landscape)').addEventListener('change', fitAgain, listener)
    element.addEventListener(
      'before-render',
      () => {
        // Without a poster. With one to remove, it would draw the cart into a copy, and again when that is done.
        isLoaded = true
        element.dismissPoster()
        const input = element.shadowRoot?.querySelector<HTMLElement>('.userInput')
        if (input) outlineAround(element, input, listener)
        const viewer: Viewer = {
          views: viewNames,
          show,
          paint: painter(element),
          ...marker(element, lookAt, signal),
          placeHere: () => {
            const { canActivateAR } = element
            if (canActivateAR) void element.activateAR()
            return canActivateAR
          },
          focus: () => input?.focus({ preventScroll: true }),
        }
        onModel?.(viewer)
        element.addEventListener('load', () => resolve(viewer), listener)
      },
      { ...listener, once: true },
    )
    element.addEventListener(
      'error',
      () => {
        element.remove()
        failures += 1
        reject(new Error(`The model ${model} cannot be shown`))
      },
      listener,
    )
  })
  element.setAttribute('src', failures ? `${model}#${failures}` : model)
  host.append(element)
  return loaded
}

type Paint = Viewer['paint']
type RGBA = [number, number, number, number]

/** Changes base colors of a model that is drawn. */
function painter(element: ModelViewerElement): Paint {
  const materials = element.model?.materials ?? []
  const own = new Map(materials.map((each) => [each, [...each.pbrMetallicRoughness.baseColorFactor] as RGBA]))
  const painted = new Set<(typeof materials)[number]>()
  return (colors) => {
    for (const material of materials) {
      const color = colors[material.name]
      if (!color && !painted.delete(material)) continue
      if (color) painted.add(material)
      const factor = color ?? own.get(material)
      if (factor) material.pbrMetallicRoughness.setBaseColorFactor(factor)
    }
  }
}

/** The element itself zooms with Page Up and Page Down only. With a modifier the keys are the browser's own. */
function zoomWithKeys(element: ModelViewerElement, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const steps = key === '-' ? -1 : Number(key === '+' || key === '=')
  if (steps && !ctrlKey && !metaKey && !altKey) element.zoom(steps)
}

/**
 * Leaves the outline of the keyboard's focus to the stage: around the viewer it would run through what lies on it. `:focus-visible` of
 * what is inside the viewer cannot be seen from outside, so `data-outlined` says it.
 */
function outlineAround(element: HTMLElement, input: HTMLElement, listener: { signal: AbortSignal }) {
  input.style.outline = 'none'
  const note = () => element.toggleAttribute('data-outlined', input.matches(':focus-visible'))
  input.addEventListener('focus', note, listener)
  input.addEventListener('blur', note, listener)
}
