import { chakra } from '@chakra-ui/react'
import { Wrap } from './layout.tsx'
import { SIDEWAYS } from './screens.ts'

/** The top of a text page: the one h1, and what the page is about. */
export const PageHero = ({ title, lead }: { title: string; lead: string }) => (
  <Head>
    <Title>{title}</Title>
    <Lead>{lead}</Lead>
  </Head>
)

/** The room for the top of a page without a picture. */
export const PlainHead = chakra(Wrap, {
  base: { paddingTop: { base: '10', lg: '18' }, [SIDEWAYS]: { paddingTop: '6' } },
})

const Head = chakra(PlainHead, { base: { paddingBottom: { base: '9', lg: '12' } } })

const Title = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingTop: { base: '4', lg: '5' } },
})
