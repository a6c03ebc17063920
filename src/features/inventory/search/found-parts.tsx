import { chakra } from '@chakra-ui/react'

/** What a search found that a card does not show otherwise: on its picture, where nothing moves when it comes and goes. */
export const FoundList = chakra('ul', {
  base: {
    position: 'absolute',
    left: '0',
    bottom: '4',
    maxWidth: 'calc(100% - 16px)',
    display: 'grid',
    justifyItems: 'start',
    gap: '2px',
    textStyle: 'small',
    color: 'fixedInk',
  },
})

export const FoundSentence = chakra('li', {
  base: { padding: '4px 12px 5px 16px', background: 'fixedPaper', textWrap: 'balance' },
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

/** The same in a sentence on a picture. */
export const PictureMark = chakra(Mark, { base: { fontWeight: '640', textDecorationColor: 'currentColor' } })
