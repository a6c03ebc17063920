import { chakra } from '@chakra-ui/react'
import { FORCED_COLORS } from '../../ui/forced-colors.ts'

const STARS = 5
const SIZE = 24
/** One star, beginning at its upper point. */
const STAR = 'l3 6.9 7.5.7-5.7 4.9 1.7 7.3-6.5-3.8-6.5 3.8 1.7-7.3-5.7-4.9 7.5-.7z'

/** A rating as stars, the last one partly filled. The figure is beside them. */
export function Stars({ value }: { value: number }) {
  const share = value / STARS
  return (
    <Row viewBox={`0 0 ${STARS * SIZE} ${SIZE}`} aria-hidden="true">
      <defs>
        <linearGradient id="stars">
          <stop offset={share} stopColor="currentColor" />
          <stop offset={share} stopColor="currentColor" stopOpacity={0.25} />
        </linearGradient>
      </defs>
      <path
        fill="url(#stars)"
        d={Array.from({ length: STARS }, (_, at) => `M${SIZE / 2 + at * SIZE} 2${STAR}`).join('')}
      />
    </Row>
  )
}

const Row = chakra('svg', {
  base: { width: '7.5rem', height: '1.5rem', color: 'ink', [FORCED_COLORS]: { color: 'CanvasText' } },
})
