// @vitest-environment happy-dom
import { ProgressTracker } from '@google/model-viewer/lib/utilities/progress-tracker.js'
import { expect, it } from 'vitest'
import { modelShare, type Progress } from './model-share.ts'

/** The element's own count, and what the stage makes of it. */
function counting() {
  const tracker = new ProgressTracker()
  const share = modelShare()
  const seen = { share: 0, total: 0 }
  tracker.addEventListener('progress', (event) => {
    const { detail } = event as CustomEvent<Progress>
    Object.assign(seen, { share: share(detail), total: detail.totalProgress })
  })
  return { tracker, seen }
}

it('is nothing while the element does other things', () => {
  const { tracker, seen } = counting()
  tracker.beginActivity('model-load')
  for (const other of ['environment', 'shadow', 'lighting'].map((name) => tracker.beginActivity(name))) other(1)
  expect(seen.total).toBeGreaterThan(0.7)
  expect(seen.share).toBe(0)
})

it('is the loaded share of the model, once the element has done its other work', () => {
  const { tracker, seen } = counting()
  const other = tracker.beginActivity('environment')
  const model = tracker.beginActivity('model-load')
  other(1)
  for (const share of [0.1, 0.35, 0.95, 1]) {
    model(share)
    expect(seen.share).toBeCloseTo(share)
  }
})

it('is never more than the loaded share, only grows, and ends at 1', () => {
  const { tracker, seen } = counting()
  const model = tracker.beginActivity('model-load')
  const other = tracker.beginActivity('lighting')
  let before = 0
  for (const share of [0.2, 0.5, 0.9]) {
    model(share)
    expect(seen.share).toBeGreaterThan(before)
    expect(seen.share).toBeLessThanOrEqual(share)
    before = seen.share
  }
  other(1)
  expect(seen.share).toBe(before)
  model(1)
  expect(seen.share).toBe(1)
})
