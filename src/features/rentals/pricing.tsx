import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from '../../addresses/link.tsx'
import { rentalFootnote, townRentalFootnote } from '../../content/rental-footnote.ts'
import { rentalKinds } from '../../content/rental-plans.ts'
import type { PriceList, RentalKind } from '../../content/schema/rental.ts'
import { lineRoom } from '../../ui/forced-colors.ts'
import { Section } from '../../ui/layout.tsx'
import { useCurrentAnchor } from '../../ui/use-current-anchor.ts'
import { kindAnchor, kindAnchors, PRICING_ANCHOR } from './anchors.ts'
import { ListNote } from './list-note.tsx'
import { PriceTable } from './price-table.tsx'

type Props = {
  list: PriceList
  title: string
  /** The list's town, for the list with delivery. */
  town?: string
  /** What applies to all terms of a kind, below its table. */
  about?: (kind: RentalKind) => ReactNode
  /** Printed with each plan. */
  delivery?: string
}

/** The prices of every kind of cart in one of the two lists, with its footnote. */
export const Pricing = ({ list, title, town, about, delivery }: Props) => (
  <Prices id={PRICING_ANCHOR} aria-labelledby="pricing-title">
    <header data-part="intro">
      <h2 id="pricing-title">{title}</h2>
      <p data-part="note">
        <ListNote list={list} town={town} />
      </p>
    </header>
    <Tabs />
    <div data-part="tables">
      {rentalKinds.map((kind) => (
        <PriceTable key={kind.id} kind={kind} list={list} delivery={delivery}>
          {about?.(kind)}
        </PriceTable>
      ))}
    </div>
    <p data-part="footnote">
      {(list === 'delivered' ? townRentalFootnote : rentalFootnote).join(' ')} Savings are compared with paying by the
      day.
    </p>
  </Prices>
)

/** Links to each table, for small screens, where the tables are one below the other. */
function Tabs() {
  const current = useCurrentAnchor(kindAnchors) ?? kindAnchors[0]
  return (
    <nav data-part="tabs" aria-label="Cart type" data-screen-only="">
      {rentalKinds.map((kind) => (
        <Link
          key={kind.id}
          to={`#${kindAnchor(kind)}`}
          replace
          aria-current={kindAnchor(kind) === current ? 'true' : undefined}
        >
          {kind.name}
        </Link>
      ))}
    </nav>
  )
}

const Prices = chakra(Section, {
  base: {
    scrollMarginTop: '6',
    paddingBlock: { base: '14', lg: '18' },
    '& [data-part=intro]': { display: 'grid', gap: '2', paddingBottom: '7' },
    '& h2': { textStyle: 'title' },
    '& [data-part=note]': { textStyle: 'small', color: 'muted', maxWidth: '44em', textWrap: 'pretty' },
    '& [data-part=tabs]': {
      position: 'sticky',
      top: '0',
      zIndex: '2',
      display: { base: 'flex', lg: 'none' },
      gap: '6',
      // Their lower border overlaps the upper border of the first table, and separates them from the tables while they
      // are stuck.
      marginBottom: '-1.5px',
      background: 'page',
      borderBottom: '1.5px solid',
      borderColor: 'ink',
    },
    '& [data-part=tabs] a': {
      paddingBlock: '14px',
      fontWeight: '560',
      color: 'muted',
      ...lineRoom,
      '&[aria-current]': { color: 'ink', borderColor: 'accent' },
    },
    '& [data-part=tables]': {
      display: 'grid',
      gap: '56px 40px',
      gridTemplateColumns: { '2xl': 'repeat(3, 1fr)' },
    },
    '& [data-part=footnote]': {
      paddingTop: '8',
      maxWidth: '62em',
      textStyle: 'small',
      color: 'muted',
      textWrap: 'pretty',
    },
  },
})
