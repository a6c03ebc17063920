import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { townTitle } from '../../content/town-names.ts'
import type { Town } from '../../content/towns.ts'
import { Wrap } from '../../ui/layout.tsx'
import { TownMap } from './town-map.tsx'

type Props = { town: Town; title: string; lead: string; actions: ReactNode }

/** The top of a town's rental page: the heading, and on wide screens the county beside it. */
export const TownHero = ({ town, title, lead, actions }: Props) => (
  <Box>
    <div>
      <p>{townTitle(town)}</p>
      <h1>{title}</h1>
      <p>{lead}</p>
      <div>{actions}</div>
    </div>
    <TownMap town={town} />
  </Box>
)

const Box = chakra(Wrap, {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '1fr 300px' },
    gap: '64px',
    // From the top, so that nothing moves while the page comes; the words stand about as low as the map.
    alignItems: 'start',
    '& > div': { paddingTop: { lg: '13' } },
    paddingTop: { base: '11', lg: '18' },
    paddingBottom: { lg: '6' },
    '& p:first-child': { textStyle: 'small', color: 'muted' },
    '& h1': { textStyle: 'display', paddingBlock: '8px 20px' },
    '& h1 + p': { textStyle: 'lead', color: 'muted', maxWidth: '30em' },
    '& > div > div': { display: 'flex', flexWrap: 'wrap', gap: '3', paddingTop: '7' },
    '& > svg': { display: { base: 'none', lg: 'block' } },
  },
})
