import { chakra } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { memo } from 'react'
import type { Vehicle } from '../contract/vehicle-schema.ts'
import { priceLabel } from '../lib/money.ts'
import { pictureWords } from '../lib/picture-sources.ts'
import { stockBadges } from '../lib/status-words.ts'
import { priceNote, unitLine } from '../lib/unit-line.ts'
import { Badge } from './badge.tsx'
import { drawnBy } from './forced-colors.ts'
import { SeatPlan } from './icon.tsx'
import { MISSING } from './missing-picture.tsx'
import { Picture } from './picture.tsx'

/** The router's link as a prop, because `ui` imports no router. */
export type CardLink = ComponentType<{ to: string; className?: string; children?: ReactNode }>

/** A button that puts a cart on the shortlist, as a prop like the link. */
export type Heart = ComponentType<{ id: string; name: string }>

type Props = {
  /** Keep its identity between renders, because the card is memoized. */
  vehicle: Vehicle
  to: string
  link: CardLink
  /** Loading priority of its picture, as in {@link Picture}. */
  eager?: boolean
  first?: boolean
  sizes?: string
  /** The widest picture offered, in px. */
  upTo?: number
  level?: 'h2' | 'h3'
  /**
   * `third`: one of three in a row from 700 px on, and narrow up to 1,099 px. `short`: without its description, and on a
   * phone with the picture beside the words.
   * `large`: short, from 700 to 999 px as wide as two columns, and from 1,200 px on as high as the two cards beside it.
   */
  layout?: 'column' | 'third' | 'short' | 'large' | undefined
  /** Buttons on its picture, outside the link that covers the card. */
  heart?: Heart | undefined
  /** Its texts with a search's hits marked, and hits in texts that a card does not show otherwise. */
  found?: { name: ReactNode; description: ReactNode; seats: ReactNode; elsewhere: ReactNode } | undefined
}

const SIZES = '(min-width:1100px) 30vw,(min-width:700px) 46vw,92vw'

/**
 * A vehicle in a grid: picture, name and price on one line, description, figures. The whole card is a link. A town's
 * page has a card with two links, in popular-vehicles.tsx.
 */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  to,
  link: Link,
  eager,
  first,
  sizes = SIZES,
  upTo = 960,
  level: Level = 'h3',
  layout = 'column',
  heart: Heart,
  found,
}: Props) {
  const { id, name, description, price, images, isNew, specifications } = vehicle
  const { seatingCapacity: seats, range, topSpeed } = specifications
  const [badge, secondBadge] = stockBadges(vehicle)
  const note = priceNote(vehicle)
  const line = unitLine(vehicle)
  return (
    <Card layout={layout}>
      <div data-part="plate">
        <Badge tone={isNew ? undefined : 'out'} data-part="badge">
          {badge}
        </Badge>
        {secondBadge && (
          <Badge tone="out" words row="second">
            {secondBadge}
          </Badge>
        )}
        <Picture
          src={images[0]}
          alt={pictureWords(name, images[0])}
          sizes={sizes}
          upTo={upTo}
          eager={eager}
          first={first}
          name={name}
          seats={seats}
        />
        {images.length === 0 && (
          <Badge words row="bottom" aria-hidden="true">
            No picture yet
          </Badge>
        )}
        {Heart && <Heart id={id} name={name} />}
      </div>
      <header data-part="head">
        <div>
          <Level>
            <Link to={to}>{found?.name ?? name}</Link>
          </Level>
          {line && <p data-part="unit">{line}</p>}
        </div>
        <b data-part="price">
          <span>{priceLabel(price)}</span>
          {note && <small data-part="price-note">{note}</small>}
        </b>
      </header>
      <p data-part="about">{found?.elsewhere || (found?.description ?? description)}</p>
      <footer data-part="facts">
        {seats !== undefined && (
          <span data-part="fact">
            <SeatPlan seats={seats} />
            <span data-part="fact">{found?.seats ?? `${seats} seats`}</span>
          </span>
        )}
        {range && <span data-part="fact">{range.replace('miles', 'mi')}</span>}
        {topSpeed && <span data-part="fact">{topSpeed}</span>}
        <strong data-part="go">View Details</strong>
      </footer>
    </Card>
  )
})

const short = {
  '& [data-part=about]': { display: 'none' },
  '& [data-part=facts]': { borderTop: 'none' },
} as const

const narrow = {
  // In the corners that a small picture of a cart leaves free.
  '& [data-part=badge]': { top: '0', padding: '5px 8px' },
  '& [data-part=plate] > button': { top: 'auto', bottom: '0', right: '0' },
  '& [data-part=price]': { display: 'block', textAlign: 'left', paddingTop: '1' },
} as const

/** As large as two cards of its grid. */
const WIDE = { '@media (min-width: 700px) and (max-width: 999px)': { gridColumn: 'span 2' } } as const
const HIGH = { gridRow: 'span 2' } as const

/** One class for the whole card: parts with names keep a grid's HTML small. */
const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    // A card does not break across printed pages.
    breakInside: 'avoid',
    // Its figures fit on one line in a third of the page.
    '@media print': {
      '& [data-part=go]': { display: 'none' },
      '& [data-part=facts]': { gap: '0 10px', fontSize: '8pt' },
    },
    '& [data-part=plate]': {
      position: 'relative',
      aspectRatio: '4 / 3',
      overflow: 'hidden',
      background: 'var(--plate)',
    },
    '& img': {
      width: '100%',
      height: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      filter: 'var(--picture)',
      transition: 'transform 400ms var(--ease)',
    },
    '& [data-part=head]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      paddingTop: '18px',
      textStyle: 'subhead',
    },
    '& h2, & h3': { textWrap: 'balance' },
    '& [data-part=price]': { fontWeight: 'inherit', textAlign: 'right', whiteSpace: 'nowrap' },
    '& [data-part=price-note]': { display: 'block', textStyle: 'label', color: 'muted', letterSpacing: '0' },
    '& [data-part=unit]': { textStyle: 'small', fontWeight: '560', letterSpacing: '0', textWrap: 'pretty' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& a:focus-visible': { outline: 'none' },
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '4px' },
    '& [data-part=about]': {
      color: 'muted',
      textStyle: 'small',
      textWrap: 'pretty',
      paddingTop: '1',
      minHeight: '49px',
      paddingBottom: '3',
    },
    '& [data-part=facts]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 16px',
      marginTop: 'auto',
      borderTop: '1px solid',
      borderColor: 'line',
      paddingTop: '1',
      color: 'muted',
      textStyle: 'small',
      whiteSpace: 'nowrap',
    },
    '& [data-part=fact]': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& [data-part=go]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '44px',
      color: 'ink',
      fontWeight: '600',
      marginLeft: { sm: 'auto' },
      width: { base: '100%', sm: 'auto' },
    },
    '&:hover img': { transform: 'scale(1.02)' },
    '& [data-part=go]::after': {
      content: '""',
      width: '1.125rem',
      height: '1.125rem',
      ...drawnBy('currentColor'),
      mask: 'url(/icons/arrow.svg) 0 / contain',
      transition: 'transform 200ms var(--ease)',
    },
    '&:hover [data-part=go]::after': { transform: 'translateX(3px)' },
  },
  variants: {
    layout: {
      column: {},
      third: {
        '@media (min-width: 700px) and (max-width: 1099px)': {
          ...narrow,
          '& [data-part=head]': { display: 'block', paddingBlock: '12px 8px' },
          '& [data-part=about], & [data-part=facts] svg': { display: 'none' },
          '& [data-part=facts]': { gap: '0 12px' },
          '& [data-part=go]': { width: '100%', marginLeft: '0' },
        },
      },
      short: {
        ...short,
        '@media (max-width: 699px)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 42%) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          columnGap: '4',
          '& [data-part=plate]': { gridRow: '1 / 3', alignSelf: 'start' },
          ...narrow,
          '& [data-part=head]': { display: 'block', paddingTop: '0', fontSize: '18px' },
          '& [data-part=facts]': { marginTop: '0' },
        },
      },
      large: {
        ...short,
        ...WIDE,
        // The picture fills the height of the two cards beside it, with a ratio between 6:5 and 4:3.
        '@media (min-width: 1200px)': {
          ...HIGH,
          '& [data-part=plate]': { aspectRatio: 'auto', flex: '1', minHeight: '480px' },
          [`& img, & ${MISSING}`]: { position: 'absolute', inset: '0' },
          '& [data-part=head]': { textStyle: 'heading' },
        },
      },
    },
  },
})

/** Placeholder of a loading card: the same size, not animated. */
export const VehicleCardSkeleton = chakra('div', {
  base: {
    height: '100%',
    '&::before': { content: '""', display: 'block', aspectRatio: '4 / 3', background: 'var(--plate)' },
    '&::after': {
      content: '""',
      display: 'block',
      height: '126px',
      marginTop: '18px',
      background:
        'linear-gradient(var(--c-colors-skeleton) 0 0) 0 4px / 55% 18px no-repeat, linear-gradient(var(--c-colors-skeleton) 0 0) 0 40px / 80% 12px no-repeat, linear-gradient(var(--c-colors-skeleton) 0 0) 0 64px / 45% 12px no-repeat',
    },
  },
  variants: { layout: { column: {}, large: { ...WIDE, '@media (min-width: 1200px)': HIGH } } },
})
