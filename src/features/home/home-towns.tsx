import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { homeTowns } from '../../content/home-dealer.ts'
import { centralTown, countyBorder, mapAddress, showroomsBeyond } from '../../content/service-area.ts'
import { towns } from '../../content/towns.ts'
import { ServiceArea } from '../../ui/service-area.tsx'

const areas = towns.map((town) => ({ ...town, to: paths.town(town.slug) }))
const center = { ...centralTown, to: paths.town(centralTown.slug) }

/** The municipalities we serve, as links and on the map of the county. */
export const Towns = () => (
  <ServiceArea
    {...homeTowns}
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
