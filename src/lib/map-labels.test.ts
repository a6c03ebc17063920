import { describe, expect, it } from 'vitest'
import { placeLabels } from './map-labels.ts'

const frame = { width: 200, height: 100 }

describe('labels on a map', () => {
  it('stand right of their dot, and left of it towards the right edge', () => {
    const dots = [
      { x: 20, y: 20 },
      { x: 190, y: 60 },
    ]
    const wishes = [
      { text: 'West', x: 20, y: 20, radius: 3 },
      { text: 'East', x: 190, y: 60, radius: 3 },
    ]
    expect(placeLabels(wishes, dots, frame, 14)).toEqual([
      { text: 'West', x: 28, y: 20, anchor: 'start' },
      { text: 'East', x: 182, y: 60, anchor: 'end' },
    ])
  })

  it('turn to the other side when another dot is in the way', () => {
    const dots = [
      { x: 100, y: 50 },
      { x: 120, y: 50 },
    ]
    const [label] = placeLabels([{ text: 'Town', x: 100, y: 50, radius: 3 }], dots, frame, 14)
    expect(label?.anchor).toBe('end')
  })

  it('are left out when there is no room, except the first', () => {
    const crowd = [80, 100, 120].map((x) => ({ x, y: 50 }))
    const wish = (text: string, x: number) => ({ text, x, y: 50, radius: 3 })
    expect(
      placeLabels([wish('Middle', 100), wish('West', 80), wish('East', 120)], crowd, frame, 14).map(
        ({ text, anchor }) => `${text} ${anchor}`,
      ),
    ).toEqual(['Middle middle', 'West end', 'East start'])
  })

  it('of the first wish stands below or above its dot when both sides are taken, or where it covers the fewest', () => {
    const town = { x: 100, y: 50 }
    const placed = (...others: { x: number; y: number }[]) =>
      placeLabels([{ text: 'Town', ...town, radius: 7 }], [town, ...others], frame, 14)[0]
    const sides = [
      { x: 80, y: 50 },
      { x: 120, y: 50 },
    ]
    expect(placed(...sides)).toEqual({ text: 'Town', x: 100, y: 69, anchor: 'middle' })
    expect(placed(...sides, { x: 100, y: 69 })).toEqual({ text: 'Town', x: 100, y: 31, anchor: 'middle' })
    const around = [...sides, { x: 100, y: 69 }, { x: 100, y: 31 }, { x: 130, y: 50 }]
    expect(placed(...around)).toEqual({ text: 'Town', x: 88, y: 50, anchor: 'end' })
  })
})
