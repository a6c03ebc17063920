import { chakra } from '@chakra-ui/react'

/** Three facts beside each other with hairlines between: `<dl>` of `<div><dt/><dd/>…</div>`, the first `dd` large. */
export const Columns = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
    borderTop: '1px solid',
    borderColor: 'line',
    '& div': { paddingBlock: { base: '5', lg: '6' }, borderBottom: '1px solid', borderColor: 'line' },
    '@media (min-width: 1000px)': {
      '& div': { paddingRight: '8' },
      '& div + div': { paddingLeft: '8', borderLeftWidth: '1px' },
    },
    '& dt': { textStyle: 'label', color: 'subtle' },
    '& dd': { textStyle: 'small', color: 'muted' },
    '& dt + dd': { textStyle: 'heading', color: 'ink', paddingBottom: '1' },
  },
})
