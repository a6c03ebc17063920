import { expect, it } from 'vitest'
import { isSmooth } from './frame-rate.ts'

const frames = (count: number, apart: number) => Array.from({ length: count }, (_, at) => 500 + at * apart)

it.each([
  [frames(120, 16.7), true],
  [frames(60, 33.3), true],
  [frames(58, 35), false],
  [frames(3, 700), false],
  [frames(1, 0), false],
  [[], false],
])('%#: tells 30 frames a second from fewer', (times, smooth) => {
  expect(isSmooth(times)).toBe(smooth)
})
