import { chakra } from '@chakra-ui/react'

/** What a search found that a card does not show otherwise: a line in the place of its description, which keeps its height. */
export const FoundSentence = chakra('span', {
  base: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'ink' },
})

/** A word that was found. */
export const Mark = chakra('mark', {
  base: {
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline 2px',
    textDecorationColor: 'accent',
    textUnderlineOffset: '4px',
  },
})

/** The same in a line that is there because of it. */
export const BoldMark = chakra(Mark, { base: { fontWeight: '640' } })
