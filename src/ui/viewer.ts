import { ModelViewerElement } from '@google/model-viewer'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { prefersReducedMotion } from '../lib/prefers-reduced-motion.ts'
import { type Mark, marker } from './hot-spot-buttons.ts'
import { modelShare, type Progress } from './model-share.ts'
import { type Camera, cameraFor, fieldOfViewOf, firstCamera, type ViewName, viewNames } from './turn-views.ts'
import { viewerWords } from './viewer-words.ts'

// The element would load the decoder with a script element, whose address Trusted Types refuse. So this chunk contains
// it.
const { parse } = GLTFLoader.prototype
GLTFLoader.prototype.parse = function (...given: Parameters<typeof parse>) {
  this.setMeshoptDecoder(MeshoptDecoder)
  return parse.apply(this, given)
}

// Removes a model from memory when it is no longer shown. The device has the file in its cache.
ModelViewerElement.modelCacheSize = 0

/** The loader caches a model's failure by its address. A fragment makes a new address for the same file. */
let failures = 0

/** The address of this code, which the worker stores with the models. */
export const viewerPath = new URL(import.meta.url).pathname

export type Viewer = {
  views: readonly ViewName[]
  show: (view: ViewName) => void
  /** Sets colors by the name of the material, as CSS colors. Every other material gets its own color back. */
  paint: (colors: Readonly<Record<string, string>>) => void
  /** Replaces the buttons on the model. A press turns the cart to that place and calls `onPress`. */
  mark: <Each extends Mark>(marks: readonly Each[], onPress: (mark: Each) => void) => void
  /** Shows which of them is chosen, or none. */
  choose: (name: string | undefined) => void
  /**
   * Shows the model through the camera, true to scale. Call it from a press; whether the browser can do it may only be
   * known long after the model is drawn.
   * @returns false if this device cannot, as far as is known
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
  /** The model is loaded but not drawn yet. Paint and marks that are applied now need no second drawing. */
  onModel?: (viewer: Viewer) => void
  /** The visitor has turned or moved the cart, so it no longer shows a named view. */
  onTurn?: () => void
  /** Removes the viewer when it aborts. */
  signal: AbortSignal
  /** Only for viewing: nothing can be pressed, and text beside it says what it shows. */
  isExhibit?: boolean
}

/** Shows a model that can be turned in an element. Resolves when it is drawn, rejects when that fails. */
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
  const still = prefersReducedMotion()
  const attributes = {
    ...(isExhibit
      ? { alt: '' }
      : { alt: `3D illustration of the ${name}`, a11y: JSON.stringify(viewerWords), 'camera-controls': '' }),
    // The way that draws inside the page comes first: on Android only that one knows the chosen colors.
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
  // The page has its own button and progress bar. The hidden prompt's drawing has a mask, by which Chromium's style
  // cache keeps a removed element in memory.
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
    // It may still fail, and nothing else handles the rejection.
    if (!isLoaded) failures += 1
    element.removeAttribute('src')
    element.remove()
  })
  const loaded = new Promise<Viewer>((resolve, reject) => {
    const look = ({ orbit, target, fieldOfView }: Camera) => {
      stop()
      element.resetTurntableRotation(0)
      Object.assign(element, { cameraOrbit: orbit, cameraTarget: target, fieldOfView })
      if (still) element.jumpCameraToGoal()
    }
    let frame = () => {
      element.fieldOfView = fieldOfViewOf(host)
    }
    const show = (view: ViewName) => {
      frame = () => look(cameraFor(view, element.getDimensions(), host))
      frame()
    }
    const lookAt = ({ orbit }: Mark) => {
      frame = () => look({ ...firstCamera, fieldOfView: fieldOfViewOf(host), orbit })
      frame()
    }
    // The phone may have been rotated.
    matchMedia('(orientation: landscape)').addEventListener('change', () => frame(), listener)
    element.addEventListener(
      'before-render',
      () => {
        // No poster, because removing one would draw the cart into a copy and then again.
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

/** The element itself only zooms with Page Up and Page Down. Keys with a modifier belong to the browser. */
function zoomWithKeys(element: ModelViewerElement, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const steps = key === '-' ? -1 : Number(key === '+' || key === '=')
  if (steps && !ctrlKey && !metaKey && !altKey) element.zoom(steps)
}

/**
 * Leaves the focus outline to the stage: around the viewer it would run through what lies on it. `:focus-visible`
 * inside the viewer cannot be seen from outside, so `data-outlined` says it.
 */
function outlineAround(element: HTMLElement, input: HTMLElement, listener: { signal: AbortSignal }) {
  input.style.outline = 'none'
  const note = () => element.toggleAttribute('data-outlined', input.matches(':focus-visible'))
  input.addEventListener('focus', note, listener)
  input.addEventListener('blur', note, listener)
}
