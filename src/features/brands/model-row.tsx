import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Model } from '../../content/schema/brand.ts'
import type { VehicleSummary } from '../../contract/vehicle-summary.ts'
import { dollars } from '../../lib/money.ts'
import { Arrow, SeatPlan } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { UnitMonthly } from './unit-monthly.tsx'

type Props = {
  model: Model
  brand: string
  /** The unit we have of this model, if any. */
  unit: VehicleSummary | undefined
}

export const ModelRow = ({ model, brand, unit }: Props) => (
  <li>
    <Picture
      src={model.picture}
      alt={`Illustration: ${brand} ${model.name}`}
      sizes="200px"
      upTo={480}
      seats={model.seats}
    />
    <div>
      <h3>{model.name}</h3>
      <small data-part="features">{model.features.join('\u00a0· ')}</small>
    </div>
    <dl>
      <div>
        <dt>Seats</dt>
        <dd>
          <SeatPlan seats={model.seats} height={18} /> {model.seats}
        </dd>
      </div>
      <div>
        <dt>Range</dt>
        <dd>{model.range}</dd>
      </div>
      <div>
        <dt>Top speed</dt>
        <dd>{model.topSpeed}</dd>
      </div>
      {model.driveType && (
        <div data-part="drive">
          <dt>Drive</dt>
          <dd>{model.driveType}</dd>
        </div>
      )}
    </dl>
    <div data-part="actions">
      <p data-part="price">
        List price
        <b data-part="amount">{dollars(model.listPrice)}</b>
        <span>{stockLine(unit)}</span>
        <UnitMonthly unit={unit} />
      </p>
      <Link to={paths.vehicle(model.ref)} aria-label={`View Details: ${model.name}`}>
        View Details <Arrow />
      </Link>
      <Link data-part="quote" to={paths.contactAbout(model.ref)} aria-label={`Get Quote: ${model.name}`}>
        Get Quote
      </Link>
    </div>
  </li>
)

/** What we ask for the unit itself, which is not the list price of its model. */
function stockLine(unit: VehicleSummary | undefined) {
  if (!unit) return 'Ask us about stock'
  if (!unit.inStock) return 'Out of stock'
  if (unit.price === undefined) return 'In stock, call for price'
  return `In stock ${dollars(unit.price)}${unit.samplePrice ? ' (sample price)' : ''}`
}
