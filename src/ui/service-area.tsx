import { chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { AreaMap } from './area-map.tsx'
import type { FarPlace, MapPlace } from './area-map-drawing.tsx'
import { InteractiveMap } from './interactive-map.tsx'
import { Section } from './layout.tsx'

type AreaTown = MapPlace & { to: string; type: string }

type Props = {
  title: string
  lead: string
  towns: readonly AreaTown[]
  /** The town in the middle of the map's rings. */
  center: AreaTown
  /** What lies off our map. */
  beyond: readonly FarPlace[]
  /** What the maps service is asked for, when the visitor wants its map. */
  place: string
  link: ComponentType<{ to: string; children: ReactNode }>
  /** Under the list: where the showrooms lie, hours. */
  children?: ReactNode
}

/** The municipalities we serve: a list of links, and our own map whose dots are the same links. */
export const ServiceArea = ({ title, lead, towns, center, beyond, place, link: Link, children }: Props) => (
  <Section aria-labelledby="area">
    <Split>
      <div>
        <h2 id="area">{title}</h2>
        <p data-part="lead">{lead}</p>
        <ul>
          {towns.map(({ name, type, to }) => (
            <li key={to}>
              <Link to={to}>
                <b>{name}</b>
                {` ${type}`}
              </Link>
            </li>
          ))}
        </ul>
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
    gridTemplateColumns: { sm: '1fr 1fr', lg: '1.25fr 1fr' },
    '& h2': { textStyle: 'title' },
    '& [data-part=lead]': { textStyle: 'lead', color: 'muted', maxWidth: '30em', paddingBlock: '16px 28px' },
    '& ul': { columns: { base: '2', sm: '1', lg: '2' }, columnGap: '6', borderTop: '1px solid', borderColor: 'line' },
    '& li': { breakInside: 'avoid', borderBottom: '1px solid', borderColor: 'line' },
    '& li a': { display: 'block', textStyle: 'small', color: 'muted', paddingBlock: '11px', lineHeight: '1.4' },
    '& li b': { fontWeight: '580', color: 'ink' },
    '& li a:hover b': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})

const Maps = chakra('div', { base: { display: 'grid', gap: '6' } })
