import type { CSSProperties } from 'react'

/**
 * For the element around a landscape whose rules include `strip`.
 * @param foot where the strip ends in the landscape, as a percentage of its height
 * @param highPosition vertical `object-position` of a picture that is not a strip, as a percentage
 */
export const stripOf = (foot: number, highPosition?: number) =>
  ({ '--foot': foot, ...(highPosition && { '--high-position': `${highPosition}%` }) }) as CSSProperties

/**
 * Styles for an element around a 16:9 landscape that shows a strip of it, ending at the landscape's foot. A percentage
 * as position would show a different part at each height of the strip.
 */
export const strip = {
  containerType: 'size',
  '& img': { objectPosition: '50% min(0px, calc(100cqh - var(--foot) * .5625cqw))' },
} as const
