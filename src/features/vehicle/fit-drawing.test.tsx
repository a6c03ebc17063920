// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StyleEngine } from '../../ui/theme/style-engine.tsx'
import { THINGS } from './fit.ts'
import { FitDrawing } from './fit-drawing.tsx'

afterEach(cleanup)

/** An illustration of 3 by 2 m, and the size in which it is drawn. */
const cart = { outline: 'M0 0 300 0 300 200z', drawn: { length: 3, height: 2 }, size: { length: 3.3, height: 1.9 } }

/** What is drawn, in cm as it is seen: of the cart its left end, its roof and its size, of the lines their heights. */
function drawing() {
  const { container } = render(
    <StyleEngine>
      <FitDrawing {...cart} />
    </StyleEngine>,
  )
  const path = container.querySelector('[data-part=cart]')
  const [left = 0, roof = 0, wide = 0, high = 0] =
    path
      ?.getAttribute('transform')
      ?.match(/-?[\d.]+/g)
      ?.map(Number) ?? []
  const lines = [...container.querySelectorAll('path:not([data-part])')].map((line) => line.getAttribute('d') ?? '')
  return { left, roof, length: 300 * wide, height: 200 * high, lines }
}

it('draws the cart under doors of 7 and 8 feet, all to one scale', () => {
  const { roof, length, height, lines } = drawing()
  const [door8 = 0, door7 = 0, ground = 0] = lines.map((line) => Number(/^M[\d.]+ ([\d.]+)H/.exec(line)?.[1]))
  expect(ground - door8).toBe(Math.round(THINGS.door8 * 100))
  expect(ground - door7).toBe(Math.round(THINGS.door7 * 100))
  expect(length).toBeCloseTo(330)
  expect(height).toBeCloseTo(190)
  expect(roof + height).toBeCloseTo(ground)
})
