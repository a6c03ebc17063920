import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Brand } from '../../content/schema/brand.ts'
import { dollars } from '../../lib/money.ts'
import { NextSection, pressable } from '../../ui/layout.tsx'
import { type ModelFacts, modelFacts } from './model-facts.ts'
import { UnitMonthly } from './unit-monthly.tsx'
import { useUnits } from './use-units.ts'

/** Every model of a brand, a line each, with its prices first: on a phone they are what is seen of it without scrolling. A column in which all are the same is muted, and says so. */
export function Matrix({ brand }: { brand: Brand }) {
  const { unitOf } = useUnits(brand.id)
  const models = modelFacts(brand, unitOf)
  const columns = (['seats', 'range', 'topSpeed', 'driveType'] as const).filter((key) =>
    models.some((each) => each[key]),
  )
  const same = (key: (typeof columns)[number]) => new Set(models.map((each) => each[key])).size === 1
  return (
    <NextSection aria-labelledby="all-models">
      <Scroll role="group" aria-labelledby="all-models" tabIndex={0}>
        <table>
          <caption id="all-models">{`All ${models.length} ${brand.name} models`}</caption>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">List price</th>
              <th scope="col">In stock</th>
              {columns.map((key) => (
                <th key={key} scope="col" data-same={same(key) ? '' : undefined}>
                  {LABELS[key]}
                  {same(key) && <small data-part="note">same for all</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.map((model) => (
              <tr key={model.name}>
                <th scope="row">
                  {model.unit ? <Link to={paths.vehicle(model.unit.id)}>{model.name}</Link> : model.name}
                </th>
                <td>{model.listPrice === undefined ? 'Ask us' : dollars(model.listPrice)}</td>
                <td data-part="unit">
                  <span>{ourUnit(model.unit)}</span>
                  <UnitMonthly unit={model.unit} />
                </td>
                {columns.map((key) => (
                  <td key={key} data-same={same(key) ? '' : undefined}>
                    {model[key] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </NextSection>
  )
}

const LABELS = { seats: 'Seats', range: 'Range', topSpeed: 'Top speed', driveType: 'Drive' }

function ourUnit(unit: ModelFacts['unit']): string {
  if (!unit) return 'None right now'
  if (!unit.inStock) return 'Out of stock'
  return unit.price === undefined ? 'Call for price' : dollars(unit.price) + (unit.samplePrice ? ' (sample)' : '')
}

/** On a phone the columns scroll and the names of the models stay. */
const Scroll = chakra('div', {
  base: {
    overflowX: 'auto',
    // Room for the outline of the focus, which the scrolling would cut off.
    paddingLeft: '6px',
    marginLeft: '-6px',
    '& table': { minWidth: { sm: '680px' }, fontVariantNumeric: 'tabular-nums' },
    '& caption': { textAlign: 'left', textStyle: 'heading', paddingBottom: '4' },
    '& th, & td': { textAlign: 'left', padding: '12px 20px 12px 0', borderBottom: '1px solid', borderColor: 'line' },
    '& thead th': {
      verticalAlign: 'bottom',
      textStyle: 'label',
      color: 'subtle',
      borderBottomWidth: '1.5px',
      borderColor: 'ink',
    },
    '& [data-part=note]': { display: 'block', fontSize: '13px', fontWeight: '400' },
    // Above what scrolls beneath it.
    '& th:first-child': { position: 'sticky', left: '0', zIndex: '2', background: 'page' },
    '& tbody th': { fontWeight: '600' },
    '& [data-part=note], & tbody th, & td': { whiteSpace: 'nowrap' },
    '@media (max-width: 699px)': {
      // To the edges of the screen, with the gutter inside of what stays and of what ends the line.
      '&& :is(th, td)': { paddingBlock: '5px' },
      // As high as the row: 36 px.
      '&& a::after': { height: '38px' },
      paddingLeft: '0',
      marginInline: 'calc(-1 * var(--gutter))',
      '& :is(th, td):first-child, & caption': { paddingLeft: 'var(--gutter)' },
      '& :is(th, td):last-child': { paddingRight: 'var(--gutter)' },
      // What is the same for all stands at the top of the page.
      '& [data-same]': { display: 'none' },
      '& td[data-part=unit]': { whiteSpace: 'normal', minWidth: '5em' },
    },
    '@media (max-width: 429px)': { '& th, & td': { paddingRight: '12px' } },
    '@media (max-width: 359px)': { '& tbody th, & tbody td': { whiteSpace: 'normal', textStyle: 'small' } },
    '& td': { fontWeight: '560' },
    '& td[data-same]': { fontWeight: '400', color: 'muted' },
    '& a': pressable,
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})
