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
    lead={`Delivery, rentals and mobile service in ${towns.length} municipalities in ${dealer.serviceArea}.`}
    towns={areas}
    link={Link}
  />
)
