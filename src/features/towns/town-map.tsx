import { countyOutline } from '../../content/county.ts'
import { showroomsBeyond } from '../../content/service-area.ts'
import { townFacts } from '../../content/town-facts.ts'
import { townTitle } from '../../content/town-names.ts'
import { type Town, towns } from '../../content/towns.ts'
import { CountyMap } from '../../ui/county-map.tsx'

/** The county with this town marked, and its neighbors named where there is room. */
export function TownMap({ town }: { town: Town }) {
  const { fromCity, neighbors } = townFacts(town)
  return (
    <CountyMap
      outline={countyOutline}
      places={towns}
      marked={town}
      named={[...new Set([...(fromCity ? [fromCity.city] : []), ...neighbors.map((neighbor) => neighbor.town)])]}
      beyond={showroomsBeyond(town)}
      label={`Map of Lackawanna County: where ${townTitle(town)} lies among ${towns.length} municipalities`}
    />
  )
}
