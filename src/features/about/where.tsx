import { chakra } from '@chakra-ui/react'
import { aboutCallToAction } from '../../content/about.ts'
import { countyOutline } from '../../content/county.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { centralTown, mapPlace, showroomDistances } from '../../content/service-area.ts'
import { towns } from '../../content/towns.ts'
import { Link } from '../../link.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { HoursList } from '../../ui/hours-list.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'
import { ServiceArea } from '../../ui/service-area.tsx'

const areas = towns.map((town) => ({ ...town, to: paths.town(town.slug) }))

/** Our service area on the map, with every municipality as a link. */
export const Where = () => (
  <ServiceArea
    title="Where we are at home"
    lead={`${towns.length} municipalities of ${dealer.serviceArea}. ${showroomDistances()}`}
    towns={areas}
    center={areas.find(({ slug }) => slug === centralTown.slug)}
    outline={countyOutline}
    place={mapPlace(centralTown)}
    link={Link}
  />
)

/** The way on: when we are open, and how to reach us. */
export const ComeByOrCall = () => (
  <Section paddingTop="0">
    <Row aria-labelledby="come-by">
      <div>
        <h2 id="come-by">{aboutCallToAction.title}</h2>
        <p>{aboutCallToAction.text}</p>
        <div>
          <Button asChild>
            <Link to={paths.contact}>
              Contact us <Arrow />
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.inventory}>View Inventory</Link>
          </Button>
        </div>
      </div>
      <div>
        <h3>Showroom hours</h3>
        <HoursList lines={hours.about.lines} />
        <OpenNow week={hours.about.week} />
      </div>
    </Row>
  </Section>
)

const Row = chakra('section', {
  base: {
    display: 'grid',
    gap: '7',
    gridTemplateColumns: { lg: '2fr 1fr' },
    paddingTop: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& h2': { textStyle: 'title' },
    '& > div:first-of-type > p': { color: 'muted', maxWidth: '34em', paddingTop: '3' },
    '& > div > div': { display: 'flex', flexWrap: 'wrap', gap: '3', paddingTop: '6' },
    '& h3': { textStyle: 'strong', paddingBottom: '2' },
    '& ul': { paddingBottom: '3' },
  },
})
