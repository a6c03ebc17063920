import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import type { Brand, Series } from '../../content/schema/brand.ts'
import { slugOf } from '../../contract/vehicle-lookup.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { dollars } from '../../lib/money.ts'
import { drawnBy, FORCED_COLORS, lineRoom } from '../../ui/forced-colors.ts'
import { Section, SectionTitle } from '../../ui/layout.tsx'
import { HYDRATED } from '../../ui/page-marks.ts'
import { Picture } from '../../ui/picture.tsx'
import { useUnits } from './use-units.ts'

/** From this number of series on, wide screens show four in a row. */
const MANY = 4

/**
 * The series of a brand, one card each. Narrow screens show one card, with radio buttons above to switch: the chosen
 * one, otherwise the one in the address (`#forester`), otherwise the first. CSS alone does this, so it works without
 * scripts, and paper shows all cards. The script checks the radio button of the series in the address, so that a screen
 * reader announces what is shown.
 */
export function SeriesGrid({ brand }: { brand: Brand }) {
  const { name, series } = brand
  const { unitOf } = useUnits(brand.id)
  const grid = useCheckedByAddress()
  return (
    <Section aria-labelledby="series">
      <SectionTitle id="series">{`Pick your ${name}`}</SectionTitle>
      <Grid ref={grid} many={series.length >= MANY}>
        {series.map((each, index) => (
          <Entry key={each.title}>
            <Choice>
              <input type="radio" name="series" defaultChecked={index === 0} />
              {each.title}
            </Choice>
            <SeriesCard series={each} brand={name} unitOf={unitOf} />
          </Entry>
        ))}
      </Grid>
    </Section>
  )
}

/** Checks the radio button of the series in the address, unless the visitor chose one before the script was loaded. */
function useCheckedByAddress() {
  const grid = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const entries = [...(grid.current?.children ?? [])]
    const chosen = isFirst.current && entries.some((entry) => entry.querySelector('input:checked:not([checked])'))
    isFirst.current = false
    const named = entries
      .find((entry) => `#${entry.querySelector('[data-part=card]')?.id}` === hash)
      ?.querySelector('input')
    if (named && !chosen) named.checked = true
  }, [hash])
  return grid
}

/** How many models a card lists; the others are behind "+N more models". */
const MODELS_ON_CARD = 3

const SIZES = '(min-width:1100px) 30vw,(min-width:600px) 50vw,92vw'

type CardProps = {
  series: Series
  brand: string
  /** The unit of a model. A model's name is only a link if we have a unit. */
  unitOf: (model: string) => Vehicle | undefined
}

function SeriesCard({ series, brand, unitOf }: CardProps) {
  const { title, description, picture, features, models, startingPrice } = series
  const more = models.slice(MODELS_ON_CARD)
  const prices = models.flatMap((model) => {
    const unit = unitOf(model)
    return unit?.inStock && !unit.samplePrice ? (unit.price ?? []) : []
  })
  const lowest = prices.length > 0 ? Math.min(...prices) : undefined
  const item = (model: string) => (
    <li key={model}>{unitOf(model) ? <Link to={paths.vehicle(slugOf(model))}>{model}</Link> : model}</li>
  )
  return (
    <article data-part="card" id={slugOf(title)}>
      <div data-part="picture">
        <Picture src={picture} alt={`Illustration: ${brand} ${title}`} sizes={SIZES} upTo={960} name={title} />
      </div>
      <h3>{title}</h3>
      <p data-part="price">
        {lowest !== startingPrice && lowest !== undefined && (
          <>
            In stock from <b data-part="amount">{dollars(lowest)}</b>
            <br />
          </>
        )}
        From <b data-part={lowest === startingPrice ? 'amount' : undefined}>{dollars(startingPrice)}</b>
        {lowest !== startingPrice && ' list price'}
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

/** Where only one card is shown at a time; paper and wider screens show all. */
const SWITCH = '@media screen and (max-width: 1099px)'

/** Where the choices of a brand with many series would take several rows. */
const PHONE = '@media screen and (max-width: 699px)'

/** More columns than any brand has series: a card is below them all. */
const MOST_SERIES = 20

/**
 * Before the script checks the radio button of the series in the address: shows that series, unless another was chosen.
 */
const BY_ADDRESS = `:not(${HYDRATED} *):has([data-part=card]:target):has([checked]:checked)`

/** Of seven, eleven and so on. */
const FIRST = ':first-child:nth-last-child(4n + 7)'
const FIRST_THREE = `${FIRST}, ${FIRST} + *, ${FIRST} + * + *`

/** A choice and its card, in two rows of the surrounding grid. */
const Entry = chakra('div', { base: { display: 'contents' } })

const Choice = chakra('label', {
  base: {
    display: 'none',
    [SWITCH]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      fontWeight: '560',
      cursor: 'pointer',
      ...lineRoom,
      '& input': { position: 'absolute', inset: '0', width: '100%', height: '100%', opacity: '0', cursor: 'pointer' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '2px' },
      '@media (hover: hover)': { '&:hover': { borderColor: 'control' } },
    },
  },
})

/** One styled root: seven cards with a class for every part would add 4 KB to the page. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '56px 32px',
    '@media (min-width: 500px)': { gridTemplateColumns: '1fr 1fr' },
    [SWITCH]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 20px',
      '& [data-part=card]': {
        order: '1',
        width: '100%',
        paddingTop: '2',
        scrollMarginTop: '200px',
        '@media (min-width: 600px)': {
          display: 'grid',
          gridTemplateColumns: '1.2fr 1fr',
          columnGap: '8',
          alignContent: 'start',
          '& [data-part=picture]': { gridRow: '1 / span 9' },
        },
      },
      // The choices are one row that scrolls, and the card stays below it.
      [PHONE]: {
        display: 'grid',
        gridAutoColumns: 'max-content',
        gridAutoFlow: 'column',
        gap: '4px 0',
        // To the edge of the screen, which shows that there are more.
        margin: '-20px calc(-1 * var(--gutter)) 0 0',
        overflowX: 'auto',
        overflowY: 'hidden',
        scrollbarWidth: 'none',
        '& label': { gridRow: '1', marginRight: '20px', '&:has(:focus-visible)': { outlineOffset: '-2px' } },
        // The row fades at the edge of the screen. At its end the fade is over empty space.
        '&::after': {
          content: '""',
          // Over the row above its own, because it would move the choices of its own row.
          gridArea: `2 / 1 / auto / span ${MOST_SERIES}`,
          alignSelf: 'start',
          justifySelf: 'end',
          position: 'sticky',
          right: '0',
          width: '48px',
          height: '44px',
          marginTop: '-48px',
          background: 'linear-gradient(90deg, transparent, var(--c-colors-page))',
          pointerEvents: 'none',
          [FORCED_COLORS]: { display: 'none' },
        },
        '& > :last-child label': { marginRight: '48px' },
        '& [data-part=card]': {
          gridArea: `2 / 1 / auto / span ${MOST_SERIES}`,
          position: 'sticky',
          left: '0',
          width: 'calc(100vw - 2 * var(--gutter))',
          // So that its width spreads no choices.
          marginRight: '-100vw',
        },
      },
      // Browsers without :has() show all.
      [`&:not(${BY_ADDRESS}):has(:checked) > :not(:has(:checked)) > [data-part=card]`]: { display: 'none' },
      [`&${BY_ADDRESS} > :not(:has(:target)) > [data-part=card]`]: { display: 'none' },
      [`&:not(${BY_ADDRESS}) label:has(:checked)`]: { borderColor: 'accent' },
      [`&${BY_ADDRESS} > :has([data-part=card]:target) > label`]: { borderColor: 'accent' },
    },
    // Each line of a card is as high as in the cards beside it: picture, name, price, description, features, models.
    '@media (min-width: 1100px)': {
      rowGap: '0',
      '& [data-part=card]': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 7',
        alignContent: 'start',
        paddingBottom: '12',
      },
    },
    '& img': { width: '100%', height: 'auto', background: 'var(--plate)', filter: 'var(--picture)' },
    '& h3': { textStyle: 'heading', paddingTop: '18px' },
    '& [data-part=price], & [data-part=description]': { textStyle: 'small', color: 'muted' },
    '& [data-part=amount]': { textStyle: 'subhead', color: 'ink' },
    '& [data-part=description]': { paddingBlock: '12px 16px' },
    '& [data-part=features]': {
      textStyle: 'small',
      paddingBottom: '5',
      '& li::before': { content: '"– "', color: 'subtle' },
      // Side by side, because a phone has no room for three lines.
      '@media screen and (max-width: 599px)': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 12px',
        paddingBottom: '3',
      },
    },
    '& [data-part=models] li, & details li, & summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      borderTop: '1px solid',
      borderColor: 'line',
      color: 'muted',
      fontWeight: '560',
    },
    '& a': { display: 'flex', flex: '1', justifyContent: 'space-between', color: 'ink', paddingBlock: '10px' },
    '& a:hover, & summary:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& a::after': {
      content: '""',
      width: '1.125rem',
      ...drawnBy('currentColor'),
      mask: 'url(/icons/arrow.svg) center / contain no-repeat',
      transition: 'transform 200ms var(--ease)',
    },
    '& a:hover::after': { transform: 'translateX(3px)' },
  },
  variants: {
    many: {
      true: {
        '@media (min-width: 1100px)': {
          gridTemplateColumns: 'repeat(12, 1fr)',
          '& [data-part=card]': { gridColumn: 'span 3' },
          // Three above rows of four, where four in each row would leave one place empty.
          [`& > :is(${FIRST_THREE}) [data-part=card]`]: { gridColumn: 'span 4' },
        },
      },
      false: { '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    },
  },
})
