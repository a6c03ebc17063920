import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { aboutCallToAction } from '../../content/about-page.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { centralTown, countyBorder, mapAddress, showroomsBeyond } from '../../content/service-area.ts'
import { towns } from '../../content/towns.ts'
import { Button } from '../../ui/button.tsx'
import { ComeBy } from '../../ui/come-by.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { NextSection } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'
import { ServiceArea } from '../../ui/service-area.tsx'

const areas = towns.map((town) => ({ ...town, to: paths.town(town.slug) }))
const center = { ...centralTown, to: paths.town(centralTown.slug) }

/** Our service area on the map, with every municipality as a link. */
export const Where = () => (
  <ServiceArea
    title="Where we work"
    lead={`We serve ${towns.length} towns across ${dealer.county}.`}
    towns={areas}
    map={{
      center,
      border: countyBorder,
      beyond: showroomsBeyond(centralTown),
      address: mapAddress(centralTown),
    }}
    link={Link}
  />
)

/** When we are open, and how to reach us. */
export const ComeByOrCall = () => (
  <NextSection>
    <ComeBy
      {...aboutCallToAction}
      hours={hours.visit}
      actions={
        <>
          <Button asChild>
            <Link to={paths.contact}>
              Contact us <Arrow />
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.inventory}>View Inventory</Link>
          </Button>
        </>
      }
    >
      <OpenNow of={hours.visit} />
    </ComeBy>
  </NextSection>
)
