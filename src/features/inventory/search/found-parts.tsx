import { chakra } from '@chakra-ui/react'

/** A found sentence that the card does not show otherwise, instead of its description and with the same height. */
export const FoundSentence = chakra('span', {
  base: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'ink' },
})

/** A found word. */
export const Mark = chakra('mark', {
  base: {
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline 2px',
    textDecorationColor: 'accent',
    textUnderlineOffset: '4px',
  },
})

/** The same in a line that only shows found words. */
export const BoldMark = chakra(Mark, { base: { fontWeight: '640' } })
