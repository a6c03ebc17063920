import { describe, expect, it } from 'vitest'
import { cameraFor, fieldOfViewOf } from './turn-views.ts'

const cart = { center: { x: 0, y: 1, z: 0 }, size: { x: 3, y: 2, z: 1.5 } }

describe('the camera', () => {
  it('is in front of, to the left of, and behind a cart that faces +X', () => {
    const angles = (['front', 'side', 'rear'] as const).map((view) =>
      Number.parseInt(cameraFor(view, cart, 'auto').orbit, 10),
    )
    // In model-viewer 0° is at +Z, and 90° at +X.
    expect(angles).toEqual([90, 180, 270])
  })

  it('has the road ahead and the steering wheel in view from the seat of the driver', () => {
    const { orbit, target, fieldOfView } = cameraFor('driver', cart, 'auto')
    const [theta, phi, ahead] = orbit.split(' ').map(Number.parseFloat) as [number, number, number]
    const [x, y, z] = target.split(' ').map(Number.parseFloat) as [number, number, number]
    expect(theta).toBe(-90)
    const down = 90 - phi
    const radians = (down * Math.PI) / 180
    const eye = { x: x - ahead * Math.cos(radians), y: y + ahead * Math.sin(radians) }
    // The hub of the wheel, as the model of a cart with a roof at 2 m has it.
    const hub = { x: 0.27, y: 1.1, z: -0.28 }
    const toHub = (Math.atan2(eye.y - hub.y, hub.x - eye.x) * 180) / Math.PI
    const half = Number.parseFloat(fieldOfView) / 2
    expect(toHub).toBeGreaterThan(down)
    expect(toHub).toBeLessThan(down + half)
    expect(down).toBeLessThan(half)
    expect(z).toBeCloseTo(hub.z)
  })

  it('sees less around a cart on a stage much wider than high', () => {
    const stage = (clientWidth: number, clientHeight: number) => ({ clientWidth, clientHeight }) as HTMLElement
    expect(fieldOfViewOf(stage(390, 390))).toBe('auto')
    expect(fieldOfViewOf(stage(724, 248))).toBe('17deg')
  })
})
