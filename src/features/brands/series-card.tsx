import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Series } from '../../content/schema/brand.ts'
import { slugOf } from '../../contract/vehicle-lookup.ts'
import { dollars } from '../../lib/money.ts'
import { Picture } from '../../ui/picture.tsx'

/** A card names this many models; the others are behind "+N more models". */
const MODELS_ON_CARD = 3

const SIZES = '(min-width:1100px) 30vw,(min-width:600px) 50vw,92vw'

type Props = {
  series: Series
  brand: string
  /** Whether a model's name leads to a page: only those do that we have a unit of. */
  opens: (model: string) => boolean
}

export function SeriesCard({ series, brand, opens }: Props) {
  const { title, description, picture, features, models, startingPrice } = series
  const more = models.slice(MODELS_ON_CARD)
  const item = (model: string) => (
    <li key={model}>{opens(model) ? <Link to={paths.vehicle(slugOf(model))}>{model}</Link> : model}</li>
  )
  return (
    <article data-part="card" id={slugOf(title)}>
      <Picture src={picture} alt={`Illustration: ${brand} ${title}`} sizes={SIZES} upTo={960} name={title} />
      <h3>{title}</h3>
      <p data-part="price">
        From <b data-part="amount">{dollars(startingPrice)}</b>
      </p>
      <p data-part="description">{description}</p>
      <ul data-part="features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ul data-part="models">{models.slice(0, MODELS_ON_CARD).map(item)}</ul>
      {more.length > 0 && (
        <details>
          <summary>{`+${more.length} more ${more.length === 1 ? 'model' : 'models'}`}</summary>
          <ul>{more.map(item)}</ul>
        </details>
      )}
    </article>
  )
}
