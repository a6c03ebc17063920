import { chakra } from '@chakra-ui/react'
import { visuallyHidden } from '../../ui/layout.tsx'

/**
 * A figure that counts up to its final value: it takes the final room from the start, with digits of equal width
 * meanwhile. Screen readers only get the final value.
 */
export const Count = ({ final, now }: { final: string; now: string }) => (
  <Room data-final={final}>
    <span aria-hidden="true" data-counting={now === final ? undefined : ''}>
      {now}
    </span>
    <span>{final}</span>
  </Room>
)

const Room = chakra('span', {
  base: {
    display: 'inline-grid',
    '&::before': { content: 'attr(data-final)', gridArea: '1 / 1', visibility: 'hidden' },
    '& [aria-hidden]': { gridArea: '1 / 1' },
    '& [data-counting]': { fontVariantNumeric: 'tabular-nums' },
    '& :not([aria-hidden])': visuallyHidden,
  },
})
