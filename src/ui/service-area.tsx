import { chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { AreaMap } from './area-map.tsx'
import type { AreaMapProps, MapTown } from './area-map-drawing.tsx'
import { InteractiveMap } from './interactive-map.tsx'
import { Section } from './layout.tsx'

type AreaTown = MapTown & { to: string; type: string }

type Props = {
  title: string
  lead: string
  towns: readonly AreaTown[]
  /** Beside the list on screens wider than a phone's. Without it the list is as wide as the page. */
  map?: Pick<AreaMapProps, 'border' | 'beyond'> & {
    center: AreaTown
    /** Search text for the maps service, when the visitor opens its map. */
    address: string
  }
  link: ComponentType<{ to: string; children: ReactNode }>
}

/** The municipalities we serve: a list of links, and our own map whose dots are the same links. */
export const ServiceArea = ({ title, lead, towns, map, link: Link }: Props) => {
  const list = (
    <div>
      <Title id="area">{title}</Title>
      <Lead>{lead}</Lead>
      <Towns alone={!map}>
        {towns.map(({ name, type, to }) => (
          <li key={to}>
            <Link to={to}>
              <b>{name}</b>
              {` ${type} Golf Carts`}
            </Link>
          </li>
        ))}
      </Towns>
    </div>
  )
  return (
    <Section aria-labelledby="area" data-lists-towns="">
      {map ? (
        <Split>
          {list}
          <Maps>
            <Drawing>
              <AreaMap
                {...map}
                places={towns}
                label={`Map of the ${towns.length} municipalities we serve`}
                link={Link}
              />
            </Drawing>
            <InteractiveMap address={map.address} />
          </Maps>
        </Split>
      ) : (
        list
      )}
    </Section>
  )
}

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '40px', lg: '40px 88px' },
    alignItems: 'start',
    // The longest name fits on one line in half of the first column.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1.2fr 1fr', lg: '1.25fr 1fr' },
  },
})

const Title = chakra('h2', { base: { textStyle: 'title' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '30em', paddingBlock: '16px 28px' },
})

/** Plain elements in one styled list: forty links with a class each would add 1.5 KB to the page. */
const Towns = chakra('ul', {
  base: {
    // Narrow, so that the longest name fits on one line beside a map and on a phone.
    columnGap: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '& li': { breakInside: 'avoid', borderBottom: '1px solid', borderColor: 'line' },
    '& a': {
      display: 'block',
      textStyle: 'small',
      color: 'muted',
      paddingBlock: { base: '7px', sm: '11px' },
      lineHeight: '1.4',
    },
    '& b': { fontWeight: '580', color: 'ink' },
    '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
  variants: {
    alone: {
      // One column where a large font leaves no room for two.
      // Each name has its own line where some of the words after it would have no room on the first.
      false: { columns: '8em 2', '& b': { display: { base: 'block', lg: 'inline' } } },
      true: {
        columns: { base: '8em 2', lg: '4' },
        columnGap: { lg: '8' },
        '& b': { display: { base: 'block', sm: 'inline' } },
      },
    },
  },
})

const Maps = chakra('div', {
  base: { display: 'grid', gap: '6' },
})

/** On a phone the list says the same in less room. */
const Drawing = chakra('div', { base: { display: { base: 'none', sm: 'block' } } })
