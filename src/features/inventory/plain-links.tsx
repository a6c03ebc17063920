import { paths } from '../../addresses/paths.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'

/** Limits the bytes that each visitor loads for browsers without scripts. */
const AT_MOST = 16

/** Links to the units after the first cards, for a browser without scripts, where no more cards appear. */
export const PlainLinks = ({ vehicles }: { vehicles: readonly Vehicle[] }) => (
  <p>
    {vehicles.slice(0, AT_MOST).flatMap(({ id, name }, index) => [
      index === 0 ? 'And ' : ', ',
      <a key={id} href={paths.vehicle(id)}>
        {name}
      </a>,
    ])}
    {vehicles.length > AT_MOST && `, and ${vehicles.length - AT_MOST} more in the showroom`}
  </p>
)
