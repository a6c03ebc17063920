import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { towns } from '../../content/towns.ts'
import { ServiceArea } from '../../ui/service-area.tsx'

const areas = towns.map((town) => ({ ...town, to: paths.town(town.slug) }))

/** The municipalities we serve, as links. */
export const AreasWeServe = () => (
  <ServiceArea
    title="Areas We Serve"
    lead={`We rent and deliver in ${towns.length} towns across ${dealer.county}, and make service calls anywhere in the county.`}
    towns={areas}
    link={Link}
  />
)
