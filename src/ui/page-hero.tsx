import { chakra } from '@chakra-ui/react'
import { Wrap } from './layout.tsx'
import { SIDEWAYS } from './screens.ts'

/** The top of a text page: the one h1, and what the page is about. */
export const PageHero = ({ title, lead }: { title: string; lead: string }) => (
  <PlainHead>
    <Words>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
    </Words>
  </PlainHead>
)

/** The room for the top of a page without a picture. */
export const PlainHead = chakra(Wrap, {
  base: { paddingTop: { base: '10', lg: '18' }, [SIDEWAYS]: { paddingTop: '6' } },
})

/** On wide screens the lead is at the other end of the line. */
const Words = chakra('div', {
  base: {
    '@media screen and (min-width: 1100px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25em)',
      columnGap: '64px',
      alignItems: 'end',
    },
  },
})

const Title = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingTop: { base: '4', lg: '5' } },
})
