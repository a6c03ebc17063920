import type { CSSProperties } from 'react'

/**
 * For the element around a landscape whose rules have `strip`.
 * @param place `object-position` of a picture that is not a strip, in per cent
 */
export const stripOf = (foot: number, place?: number) =>
  ({ '--foot': foot, ...(place && { '--place': `${place}%` }) }) as CSSProperties

/**
 * Styles of an element around a landscape (16:9) that shows a strip of it: the strip ends at the landscape's foot. A position in
 * per cent would be another place of the picture for each height of the strip.
 */
export const strip = {
  containerType: 'size',
  '& img': { objectPosition: '50% min(0px, calc(100cqh - var(--foot) * .5625cqw))' },
} as const
