import { chakra } from '@chakra-ui/react'
import { pageMeta } from '../../content/page-meta.ts'
import { TOWN_NOT_FOUND, townTitle } from '../../content/town-names.ts'
import { towns } from '../../content/towns.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Section } from '../../ui/layout.tsx'
import { TownLinks } from './town-links.tsx'

const meta = pageMeta(TOWN_NOT_FOUND, 'There is no page for this municipality. Here are those we serve.', [])

/** For a slug that is none of ours: says so, and shows every town there is. `to` is the path of a town's page. */
export const TownNotFound = ({ to }: { to: (slug: string) => string }) => (
  <Box>
    <PageHead meta={meta} />
    <h1>{TOWN_NOT_FOUND}</h1>
    <p>We have no page for a town of this name. These are the {towns.length} we serve:</p>
    <TownLinks to={to} label={townTitle} />
  </Box>
)

const Box = chakra(Section, {
  base: {
    '& h1': { textStyle: 'display' },
    '& p': { textStyle: 'lead', color: 'muted', paddingBlock: '20px 28px' },
  },
})
