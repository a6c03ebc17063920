import { chakra } from '@chakra-ui/react'
import { visuallyHidden } from '../../ui/layout.tsx'

/**
 * A figure on its way to its final value: takes the final one's room from the start, with digits of one width while they change.
 * Screen readers get the final one only.
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
