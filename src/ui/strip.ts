import type { CSSProperties } from 'react'

/**
 * For the element around a landscape whose rules have `strip`.
 * @param foot where the strip ends in the landscape, in per cent of its height
 * @param place `object-position` of a picture that is not a strip, in per cent
 */
export const stripOf = (foot: number, place?: number) =>
  ({ '--foot': foot, ...(place && { '--place': `${place}%` }) }) as CSSProperties

/**
 * Styles of an element around a landscape (16:9) that shows a strip of it: the strip ends at the landscape's foot. A position in
 * per cent shows a different part at each height of the strip.
 */
export const strip = {
  containerType: 'size',
  '& img': { objectPosition: '50% min(0px, calc(100cqh - var(--foot) * .5625cqw))' },
} as const
