import { chakra } from '@chakra-ui/react'
import { Wrap } from './layout.tsx'

/** The top of a text page: the one h1, and what the page is about. */
export const PageHero = ({ title, lead }: { title: string; lead: string }) => (
  <Head>
    <Title>{title}</Title>
    <Lead>{lead}</Lead>
  </Head>
)

const Head = chakra(Wrap, { base: { paddingTop: { base: '10', lg: '18' } } })

const Title = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingTop: { base: '4', lg: '5' } },
})
