// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openViewer } from './viewer.ts'

vi.mock('@google/model-viewer', () => ({ ModelViewerElement: {} }))
vi.mock('three/examples/jsm/libs/meshopt_decoder.module.js', () => ({ MeshoptDecoder: {} }))
vi.mock('three/examples/jsm/loaders/GLTFLoader.js', () => ({ GLTFLoader: class {} }))

afterEach(() => vi.unstubAllGlobals())

/** The element of a viewer, whose model never comes. */
function open(motion: 'any' | 'reduced', isExhibit = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: motion === 'reduced', addEventListener: () => {} }))
  const host = document.createElement('div')
  const { signal } = new AbortController()
  void openViewer({ host, name: 'Nomad', model: '/nomad.glb', onProgress: () => {}, signal, isExhibit })
  const element = host.querySelector('model-viewer')
  if (!element) throw new Error('No viewer')
  return element
}

describe('a cart in 3-D', () => {
  it.each(['pointerdown', 'keydown', 'wheel'])('turns by itself until the visitor acts on it: %s', (touch) => {
    const element = open('any')
    expect(element.hasAttribute('auto-rotate')).toBe(true)
    element.dispatchEvent(new Event(touch))
    expect(element.hasAttribute('auto-rotate')).toBe(false)
  })

  it('with reduced motion, does not turn by itself and changes its view at once', () => {
    const element = open('reduced')
    expect(element.hasAttribute('auto-rotate')).toBe(false)
    expect(element.getAttribute('interpolation-decay')).toBe('1')
  })

  it('is named and turned with the keyboard, unless it is looked at only', () => {
    expect(open('any').getAttribute('alt')).toContain('3D illustration of the Nomad')
    expect(open('any').hasAttribute('camera-controls')).toBe(true)
    expect(open('any', true).getAttribute('alt')).toBe('')
    expect(open('any', true).hasAttribute('camera-controls')).toBe(false)
    expect(open('any', true).hasAttribute('ar')).toBe(false)
  })

  it('is handed over with its model and before it is drawn, without a poster to take away, and is there when it is drawn', async () => {
    const steps: string[] = []
    const host = document.createElement('div')
    const onModel = () => steps.push('model')
    const { signal } = new AbortController()
    const opened = openViewer({ host, name: 'Nomad', model: '/nomad.glb', onProgress: () => {}, onModel, signal })
    const element = host.querySelector('model-viewer')
    Object.assign(element ?? {}, { dismissPoster: () => steps.push('no poster') })
    element?.dispatchEvent(new Event('before-render'))
    expect(steps).toEqual(['no poster', 'model'])
    element?.dispatchEvent(new Event('load'))
    expect(await opened).toHaveProperty('views', ['front', 'side', 'rear'])
  })

  it('is asked for at another address after it was closed before it came: the loader keeps an unhandled failure', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
    const host = document.createElement('div')
    const closed = new AbortController()
    const wanted = { host, name: 'Nomad', model: '/nomad.glb', onProgress: () => {} }
    void openViewer({ ...wanted, signal: closed.signal })
    const first = host.querySelector('model-viewer')?.getAttribute('src')
    closed.abort()
    void openViewer({ ...wanted, signal: new AbortController().signal })
    const second = host.querySelector('model-viewer')?.getAttribute('src')
    expect(second).toMatch(/^\/nomad\.glb#/)
    expect(second).not.toBe(first)
  })

  it('asks for augmented reality true to scale, in the page first', () => {
    expect(open('any').getAttribute('ar-modes')).toBe('webxr scene-viewer quick-look')
    expect(open('any').getAttribute('ar-scale')).toBe('fixed')
  })
})
