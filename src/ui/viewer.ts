import { ModelViewerElement } from '@google/model-viewer'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { cameraFor, firstCamera, type ViewName, viewNames } from './turn-views.ts'

// The element would load the decoder with a script element, whose address Trusted Types refuse. It is in this chunk instead.
const { parse } = GLTFLoader.prototype
GLTFLoader.prototype.parse = function (...given: Parameters<typeof parse>) {
  this.setMeshoptDecoder(MeshoptDecoder)
  return parse.apply(this, given)
}

// A model that was left is forgotten: its file is on the device.
ModelViewerElement.modelCacheSize = 0

/** The loader remembers by its address that a model failed. A fragment makes another address of the same file. */
let failures = 0

export type Viewer = {
  views: readonly ViewName[]
  show: (view: ViewName) => void
  /** Colours by the name of the material, in the way of CSS. Every other material gets its own colour back. */
  paint: (colors: Readonly<Record<string, string>>) => void
  focus: () => void
}

type Options = {
  host: HTMLElement
  name: string
  /** The address of the model. */
  model: string
  onProgress: (share: number) => void
  /** Takes the viewer away again. */
  signal: AbortSignal
  /** It is looked at only: nothing about it can be pressed, and what it shows is said beside it. */
  isExhibit?: boolean
}

/** Puts a model to be turned into an element. Resolves when it is drawn, rejects when it can't be. */
export function openViewer({ host, name, model, onProgress, signal, isExhibit = false }: Options): Promise<Viewer> {
  const element = document.createElement('model-viewer') as ModelViewerElement
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const attributes = {
    ...(isExhibit
      ? { alt: '' }
      : { alt: `3-D illustration of the ${name}. Arrow keys turn it, plus and minus zoom`, 'camera-controls': '' }),
    'touch-action': 'pan-y',
    'interaction-prompt': 'none',
    'environment-image': 'neutral',
    'tone-mapping': 'commerce',
    'shadow-intensity': '1.1',
    'camera-orbit': firstCamera.orbit,
    'max-camera-orbit': 'auto 92deg auto',
    'interpolation-decay': still ? '1' : '60',
    loading: 'eager',
    ...(!still && { 'auto-rotate': '', 'auto-rotate-delay': '0', 'rotation-per-second': '18deg' }),
  }
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  const listener = { signal }
  const stop = () => element.removeAttribute('auto-rotate')
  for (const touch of ['pointerdown', 'keydown', 'wheel']) element.addEventListener(touch, stop, listener)
  element.addEventListener(
    'progress',
    (event) => onProgress((event as unknown as CustomEvent<{ totalProgress: number }>).detail.totalProgress),
    listener,
  )
  signal.addEventListener('abort', () => {
    element.removeAttribute('src')
    element.remove()
  })
  const loaded = new Promise<Viewer>((resolve, reject) => {
    const show = (view: ViewName) => {
      stop()
      element.resetTurntableRotation(0)
      const { orbit, target, fieldOfView } = cameraFor(view, {
        center: element.getBoundingBoxCenter(),
        size: element.getDimensions(),
      })
      // Only the driver is inside the cart, and sees more than a camera before it.
      element.minCameraOrbit = view === 'driver' ? 'auto auto 0.2m' : 'auto'
      element.maxFieldOfView = view === 'driver' ? fieldOfView : 'auto'
      Object.assign(element, { cameraOrbit: orbit, cameraTarget: target, fieldOfView })
      if (still) element.jumpCameraToGoal()
    }
    element.addEventListener(
      'load',
      () =>
        resolve({
          views: viewNames,
          show,
          paint: painter(element),
          focus: () => element.shadowRoot?.querySelector<HTMLElement>('.userInput')?.focus({ preventScroll: true }),
        }),
      listener,
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

/** Changes base colours of a model that is drawn. */
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
