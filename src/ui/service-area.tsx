import { chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { AreaMap } from './area-map.tsx'
import type { FarShowroom, MapTown } from './area-map-drawing.tsx'
import { InteractiveMap } from './interactive-map.tsx'
import { Section } from './layout.tsx'

type AreaTown = MapTown & { to: string; type: string }

type Props = {
  title: string
  lead: string
  towns: readonly AreaTown[]
  /** The town in the middle of the map's rings. */
  center: AreaTown
  /** Towns off the map. */
  beyond: readonly FarShowroom[]
  /** Search text for the maps service, when the visitor opens its map. */
  place: string
  link: ComponentType<{ to: string; children: ReactNode }>
  /** Below the list: where the showrooms are, hours. */
  children?: ReactNode
}

/** The municipalities we serve: a list of links, and our own map whose dots are the same links. */
export const ServiceArea = ({ title, lead, towns, center, beyond, place, link: Link, children }: Props) => (
  <Section aria-labelledby="area" data-lists-towns="">
    <Split>
      <div data-part="words">
        <Head data-part="head">
          <Title id="area">{title}</Title>
          <Lead>{lead}</Lead>
        </Head>
        <Towns>
          {towns.map(({ name, type, to }) => (
            <li key={to}>
              <Link to={to}>
                <b>{name}</b>
                {` ${type} Golf Carts`}
              </Link>
            </li>
          ))}
        </Towns>
        {children}
      </div>
      <Maps>
        <AreaMap
          places={towns}
          center={center}
          beyond={beyond}
          label={`Map of the ${towns.length} municipalities we serve`}
          link={Link}
        />
        <InteractiveMap place={place} />
      </Maps>
    </Split>
  </Section>
)

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '40px', lg: '40px 88px' },
    alignItems: 'start',
    // The longest name fits on one line in half of the first column.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1.2fr 1fr', lg: '1.25fr 1fr' },
  },
})

const Head = chakra('header', {})

const Title = chakra('h2', { base: { textStyle: 'title' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '30em', paddingBlock: '16px 28px' },
})

/** Plain elements in one styled list: forty links with a class each would add 1.5 KB to the page. */
const Towns = chakra('ul', {
  base: {
    // One column where a large font leaves no room for two.
    columns: '8em 2',
    // Narrow, so that the longest name fits on one line beside a map and on a phone.
    columnGap: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& li': { breakInside: 'avoid', borderBottom: '1px solid', borderColor: 'line' },
    '& a': { display: 'block', textStyle: 'small', color: 'muted', paddingBlock: '11px', lineHeight: '1.4' },
    '& b': { fontWeight: '580', color: 'ink' },
    '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})

const Maps = chakra('div', {
  base: { display: 'grid', gap: '6' },
})
