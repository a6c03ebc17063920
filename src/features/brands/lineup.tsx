import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Brand, Model } from '../../content/schema/brand.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { dollars } from '../../lib/money.ts'
import { statusWords, stockWords } from '../../lib/status-words.ts'
import { Arrow, SeatPlan } from '../../ui/icon.tsx'
import { Section, visuallyHidden } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useUnits } from './use-units.ts'

type Figure = 'range' | 'topSpeed' | 'driveType'

const FIGURES: Readonly<Record<Figure, string>> = { range: 'Range', topSpeed: 'Top speed', driveType: 'Drive' }

/** Six models one below the other. A figure that is the same for all is above them, once. */
export function Lineup({ brand }: { brand: Brand }) {
  const { unitOf, isKnown } = useUnits(brand.id)
  const figures = Object.keys(FIGURES) as Figure[]
  const isShared = (figure: Figure) => new Set(brand.lineup.map((model) => model[figure])).size === 1
  const own = figures.filter((figure) => !isShared(figure))
  const shared = brand.lineup.slice(0, 1).flatMap((model) => figuresOf(model, figures.filter(isShared)))
  return (
    <Section aria-labelledby="lineup">
      <Rows>
        <header data-part="head">
          <h2 id="lineup">The lineup</h2>
          <p data-part="note">
            The list price is the manufacturer’s. The in-stock price is ours, for the cart on our lot.
          </p>
          {shared.length > 0 && (
            <div data-part="shared">
              <p>On every model:</p>
              <dl>{shared}</dl>
            </div>
          )}
        </header>
        <ul style={{ '--figures': own.length + 1 } as CSSProperties}>
          {brand.lineup.map((model) => (
            <ModelRow
              key={model.ref}
              model={model}
              brand={brand.name}
              figures={own}
              unit={unitOf(model.name)}
              hasPage={!isKnown || unitOf(model.name) !== undefined}
            />
          ))}
        </ul>
      </Rows>
    </Section>
  )
}

type RowProps = {
  model: Model
  brand: string
  /** The figures in which the models differ. */
  figures: readonly Figure[]
  /** The unit we have of this model, if any. */
  unit: Vehicle | undefined
  /** False once it is known that there is no unit, because the page would say that it is sold. */
  hasPage: boolean
}

const figuresOf = (model: Model, figures: readonly Figure[]) =>
  figures.flatMap((figure) =>
    model[figure]
      ? [
          <div key={figure}>
            <dt>{FIGURES[figure]}</dt>
            <dd>{model[figure]}</dd>
          </div>,
        ]
      : [],
  )

const ModelRow = ({ model, brand, figures, unit, hasPage }: RowProps) => (
  <li>
    <Picture
      src={model.picture.replace('/front-', '/side-')}
      alt={`Illustration: ${brand} ${model.name}`}
      sizes="200px"
      upTo={480}
      seats={model.seats}
    />
    <div data-part="words">
      <h3>{model.name}</h3>
      <small data-part="features">{model.features.join('\u00a0· ')}</small>
    </div>
    <dl data-part="figures">
      <div>
        <dt>Seats</dt>
        <dd>
          <SeatPlan seats={model.seats} height={18} /> {model.seats}
        </dd>
      </div>
      {figuresOf(model, figures)}
    </dl>
    <div data-part="actions">
      <p data-part="price">
        <ModelPrice listPrice={model.listPrice} unit={unit} />
      </p>
      {hasPage && (
        <Link to={paths.vehicle(model.ref)} aria-label={`View Details: ${model.name}`}>
          View Details <Arrow />
        </Link>
      )}
      <Link data-part="quote" to={paths.contactAbout(model.ref)} aria-label={`Get Quote: ${model.name}`}>
        Get Quote
      </Link>
    </div>
  </li>
)

/** A list price is that of a new cart, so it says that where our unit is used. */
function listPriceBeside({ isNew, price }: Vehicle, listPrice: number) {
  if (!isNew) return `New, list price ${dollars(listPrice)}`
  return price === listPrice ? 'Same as list price' : `List price ${dollars(listPrice)}`
}

/** The price of our unit first. The model's list price is beside it, or alone if we have no price for a unit. */
function ModelPrice({ listPrice, unit }: { listPrice: number; unit: Vehicle | undefined }) {
  const words = statusWords(unit?.status)
  if (!unit?.inStock || unit.price === undefined)
    return (
      <>
        {'List price '}
        <b data-part="amount">{dollars(listPrice)}</b>
        <span>
          {!unit ? 'Ask if we have one' : stockWords(unit) + (unit.inStock && !words ? ', call for price' : '')}
        </span>
      </>
    )
  return (
    <>
      {unit.isNew || words ? stockWords(unit) : 'Used'} <b data-part="amount">{dollars(unit.price)}</b>
      {unit.samplePrice && <span>Sample price. </span>}
      <span>{listPriceBeside(unit, listPrice)}</span>
    </>
  )
}

/** One styled root for all rows. Parts are selected by element or name. */
const Rows = chakra('div', {
  base: {
    '& [data-part=head]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '8px 32px',
      paddingBottom: '5',
      borderBottom: '1.5px solid',
      borderColor: 'ink',
    },
    '& h2': { textStyle: 'title' },
    '& [data-part=note], & [data-part=features], & [data-part=price]': { textStyle: 'small', color: 'muted' },
    '& [data-part=features]': { display: 'block', textWrap: 'pretty' },
    '& [data-part=shared], & [data-part=shared] dl': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 20px',
      textStyle: 'small',
    },
    '& [data-part=shared] div': { display: 'flex', alignItems: 'baseline', gap: '6px' },
    // Below the title and the link.
    '& [data-part=head] > :is(p, div)': { flex: '1 0 100%' },
    '& li': {
      display: 'grid',
      gap: '4px 16px',
      alignItems: 'start',
      gridTemplateColumns: '96px 1fr',
      padding: '10px 0 0',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& img': { width: '100%', height: 'auto', background: 'var(--plate)', filter: 'var(--picture)' },
    '& h3': { textStyle: 'subhead' },
    '& dt': { textStyle: 'label', color: 'subtle', whiteSpace: 'nowrap' },
    '& dd': { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'strong', whiteSpace: 'nowrap' },
    '& dd svg': { flex: 'none' },
    '& [data-part=actions]': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 20px',
    },
    // The press area that opens the assumptions ends above the links.
    '& [data-part=price]:has(button)': { paddingBottom: '11px' },
    '& [data-part=amount]': { display: 'block', textStyle: 'stat', color: 'ink' },
    // A phone has one line for the figures, with labels for screen readers only.
    '@media (max-width: 699px)': {
      '& [data-part=head]': { paddingBottom: '3' },
      '& [data-part=actions]': { gap: '0 12px', paddingBlock: '2px 6px' },
      '& [data-part=price]': { flex: '1 0 auto', whiteSpace: 'nowrap' },
      // Price and links share one row.
      '& [data-part=actions] svg': { display: 'none' },
      '& picture, & img': { gridRow: '1 / span 2' },
      '& [data-part=figures]': { display: 'flex', flexWrap: 'wrap', gap: '0 14px' },
      '& [data-part=figures] dt': visuallyHidden,
      '& dd': { textStyle: 'small', fontWeight: '560' },
      '& [data-part=amount]': { display: 'inline', textStyle: 'strong', marginLeft: '1' },
      '& [data-part=amount]::after': { content: '"\\A"', whiteSpace: 'pre' },
    },
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', fontWeight: '600' },
    '& a svg': { transition: 'transform 200ms var(--ease)' },
    '& a:hover svg': { transform: 'translateX(3px)' },
    '& [data-part=quote]': {
      fontWeight: '450',
      textDecoration: 'underline 1px',
      textUnderlineOffset: '4px',
      textDecorationColor: 'control',
      '&:hover': { textDecorationColor: 'ink' },
    },
    '@media (min-width: 700px)': {
      '& li': { gap: '8px 20px', alignItems: 'center', gridTemplateColumns: '140px 1fr 232px', paddingBlock: '5' },
      '& picture, & li > img': { gridRow: '1 / span 2' },
      '& [data-part=words]': { alignSelf: 'end' },
      '& [data-part=figures]': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '12px 24px',
        gridArea: '2 / 2',
        alignSelf: 'start',
      },
      '& [data-part=actions]': { gridArea: '1 / 3 / span 2', justifyContent: 'flex-end', textAlign: 'right' },
      // Beside a short stock line there is room for the link; other rows have it below.
      '& [data-part=price]': { flex: '1 0 100%' },
    },
    '@media (min-width: 1000px)': {
      '& li': {
        gap: '32px',
        gridTemplateColumns: '200px 1.3fr calc(var(--figures) * 110px) 1.15fr',
        paddingBlock: '6',
      },
      '& [data-part=figures]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--figures), 1fr)',
        columnGap: '14px',
        gridArea: 'auto',
      },
      '& picture, & li > img': { gridRow: 'auto' },
      '& [data-part=words], & [data-part=figures]': { alignSelf: 'center' },
      '& [data-part=actions]': { gridArea: 'auto' },
    },
    '@media (min-width: 1000px) and (max-width: 1199px)': {
      '& li': { gap: '24px', gridTemplateColumns: '140px 1.2fr calc(var(--figures) * 110px) 1.2fr' },
    },
  },
})
