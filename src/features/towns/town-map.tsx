import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { centralTown, countyBorder, showroomsBeyond } from '../../content/service-area.ts'
import { townTitle } from '../../content/town-names.ts'
import { type Town, towns } from '../../content/towns.ts'
import { AreaMap } from '../../ui/area-map.tsx'

const pages = towns.map((town) => ({ ...town, to: paths.town(town.slug) }))
const rentalPages = towns.map((town) => ({ ...town, to: paths.townRentals(town.slug) }))

/** A town among the others, which link to their pages. */
export const TownMap = ({ town }: { town: Town }) => (
  <Beside>
    <AreaMap
      places={pages}
      center={town}
      border={countyBorder}
      beyond={showroomsBeyond(town)}
      label={mapLabel(town)}
      link={Link}
    />
  </Beside>
)

/** The same with links to the rental prices of each town. */
export const TownRentalsMap = ({ town = centralTown }: { town?: Town }) => (
  <Beside>
    <AreaMap places={rentalPages} center={town} border={countyBorder} label={mapLabel(town)} link={Link} />
  </Beside>
)

const mapLabel = (town: Town) => `Map of ${towns.length} municipalities around ${townTitle(town)}`

/** Beside a text, below it on a phone. */
const Beside = chakra('div', { base: { maxWidth: '420px' } })
