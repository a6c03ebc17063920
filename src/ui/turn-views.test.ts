import { describe, expect, it } from 'vitest'
import { cameraFor, fieldOfViewOf } from './turn-views.ts'

const cart = { x: 3, y: 2, z: 1.5 }

const square = { clientWidth: 390, clientHeight: 390 }

describe('the camera', () => {
  it('is in front of, to the left of, and behind a cart that faces +X', () => {
    const angles = (['front', 'side', 'rear'] as const).map((view) =>
      Number.parseInt(cameraFor(view, cart, square).orbit, 10),
    )
    // In model-viewer 0° is at +Z, and 90° at +X.
    expect(angles).toEqual([90, 180, 270])
  })

  it.each([
    ['front', 390, 390],
    ['side', 390, 390],
    ['side', 724, 248],
  ] as const)('fills most of the stage with the near end of a cart: %s, %d x %d', (view, clientWidth, clientHeight) => {
    const { orbit, fieldOfView } = cameraFor(view, cart, { clientWidth, clientHeight })
    const [across, along] = view === 'side' ? [cart.x, cart.z] : [cart.z, cart.x]
    const toNearEnd = Number.parseFloat(orbit.split(' ')[2] ?? '') - along / 2
    const seen = 2 * toNearEnd * Math.tan((Number.parseFloat(fieldOfView) * Math.PI) / 360)
    const filled = Math.max(cart.y / seen, across / ((seen * clientWidth) / clientHeight))
    expect(filled).toBeGreaterThan(0.75)
    expect(filled).toBeLessThan(0.9)
  })

  it('sees less around a cart on a stage much wider than high', () => {
    const stage = (clientWidth: number, clientHeight: number) => ({ clientWidth, clientHeight })
    expect(fieldOfViewOf(stage(390, 390))).toBe('auto')
    expect(fieldOfViewOf(stage(724, 248))).toBe('17deg')
  })
})
