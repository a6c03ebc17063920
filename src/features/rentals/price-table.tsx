import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { dealer } from '../../content/dealer.ts'
import type { PriceList, RentalKind } from '../../content/schema/rental.ts'
import { cents, dollars } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { SeatPlan } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/layout.tsx'
import { Picture } from '../../ui/picture.tsx'
import { kindAnchor } from './anchors.ts'
import { type PricedPlan, pricedPlans } from './savings.ts'

type Props = {
  kind: RentalKind
  list: PriceList
  /** Printed with each plan. */
  delivery?: string | undefined
  children: ReactNode
}

/** The terms of one kind of cart as a table, and below it what applies to all of them. */
export function PriceTable({ kind, list, delivery, children }: Props) {
  const id = kindAnchor(kind)
  const plans = pricedPlans(kind, list)
  return (
    <Group id={id} aria-labelledby={`${id}-name`}>
      <header data-part="head">
        <div>
          <h3 id={`${id}-name`}>{kind.name}</h3>
          <p data-part="seats">
            <SeatPlan seats={Number.parseInt(kind.seats, 10)} />
            {kind.seats}
          </p>
          <p data-part="use">{kind.description}</p>
        </div>
        <Picture
          src={kind.picture}
          alt={`Illustration of a ${kind.name.toLowerCase()} cart`}
          sizes="(min-width:1200px) 30vw,(min-width:1000px) 300px,120px"
          upTo={960}
          seats={Number.parseInt(kind.seats, 10)}
        />
      </header>
      <table aria-labelledby={`${id}-name`}>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>Term</Hidden>
            </th>
            <th scope="col">
              <Hidden>Price</Hidden>
            </th>
            <th scope="col">
              <Hidden>Reserve by phone</Hidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <Row key={plan.term.id} plan={plan} list={list} kind={kind} delivery={delivery} />
          ))}
        </tbody>
      </table>
      {children && <footer data-part="foot">{children}</footer>}
    </Group>
  )
}

const Row = ({ plan, list, kind, delivery }: Omit<Props, 'children'> & { plan: PricedPlan }) => (
  <tr data-delivers={delivery ? '' : undefined}>
    <th scope="row">
      <span>
        <b data-part="term">
          {plan.term.label}
          {plan.recommended && (plan.bestValue ? <Hidden> recommended</Hidden> : <small> recommended</small>)}
        </b>
        {plan.bestValue && <small data-part="best">Best value</small>}
      </span>
      <small data-part="rate">
        {list === 'showroom' ? `Renews at ${perDay(rate(plan.renewalPerDay))}` : perDay(cents(plan.perDay))}
      </small>
      {delivery && <small data-part="delivery">{delivery}</small>}
    </th>
    <td>
      <b data-part="amount">{dollars(plan.price)}</b>
      {plan.saving && <small data-part="saving">{`Save ${plan.saving.percent.toFixed(1)}%`}</small>}
    </td>
    <td data-part="action">
      <Button asChild size="sm" variant="quiet">
        <a
          data-part="reserve"
          href={`tel:${dealer.phone.e164}`}
          aria-label={`RESERVE TODAY by phone: ${kind.name}, ${plan.term.label}`}
        >
          RESERVE TODAY
        </a>
      </Button>
    </td>
  </tr>
)

/** Without a line break inside the amount. */
const perDay = (amount: string) => `${amount} a day`.replaceAll(' ', '\u00A0')

/** A published rate, with cents only if it has some. */
const rate = (amount: number) => (Number.isInteger(amount) ? dollars(amount) : cents(amount))

/** Where a table has a phone's width: on phones, and where three are side by side. */
const NARROW = '@media screen and (max-width: 499px), screen and (min-width: 1200px)'

/** One class for the whole group: parts with names keep three tables small. */
const Group = chakra('section', {
  base: {
    minWidth: '0',
    fontVariantNumeric: 'tabular-nums',
    '& [data-part=head]': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      gap: '4',
      paddingTop: '5',
      paddingBottom: '2',
      borderTop: '1.5px solid',
      borderColor: 'ink',
    },
    '& picture': { flex: 'none', width: '120px', background: 'var(--plate)' },
    '& img': { width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover', filter: 'var(--picture)' },
    '& h3': { textStyle: 'heading' },
    '& [data-part=seats]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      color: 'muted',
      textStyle: 'small',
      paddingTop: '1',
    },
    '& [data-part=use]': { textStyle: 'small', color: 'muted', maxWidth: '26em', paddingTop: '2' },
    '& th, & td': { paddingInline: '0' },
    '& thead th': { padding: '0' },
    '& tbody tr': { borderBottom: '1px solid', borderColor: 'line' },
    '& tbody th': { textAlign: 'left', fontWeight: '400', paddingBlock: '15px' },
    '& td': { textAlign: 'right' },
    '& :is([data-part=amount], [data-part=rate], [data-part=saving], [data-part=delivery])': { display: 'block' },
    '& small': { fontSize: '14px', lineHeight: '1.4', letterSpacing: '0', fontWeight: '450', color: 'muted' },
    '& [data-part=term] small': { paddingLeft: '2px' },
    '& [data-part=best]': { paddingLeft: '6px', color: 'accent', fontWeight: '640' },
    '& [data-part=saving]': { color: 'ok', fontWeight: '560' },
    // The same in every row, so they are quiet.
    '& [data-part=delivery]': { fontSize: '13px', color: 'subtle' },
    '& td [data-part=reserve]': {
      paddingInline: '0',
      borderInlineWidth: '0',
      fontSize: '13px',
      letterSpacing: '.04em',
    },
    '& [data-part=term]': { fontSize: '18px', lineHeight: '1.3', fontWeight: '580', letterSpacing: '-.01em' },
    '& [data-part=amount]': {
      fontSize: 'min(26px, 8.13vw)',
      lineHeight: '1.1',
      fontWeight: '540',
      letterSpacing: '-.025em',
    },
    '& [data-part=action]': { width: '1%', whiteSpace: 'nowrap', paddingLeft: '32px' },
    // A narrow column: words on the left, the price and below it the button on the right.
    [NARROW]: {
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: '2',
        paddingBlock: '12px 6px',
      },
      '& tbody :is(th, td:not([data-part]))': { display: 'contents' },
      '& tbody th > span': { gridArea: '1 / 1 / auto / 3' },
      '& [data-part=amount]': { gridArea: '1 / 3', fontSize: '22px', lineHeight: '1.2' },
      '& [data-part=rate]': { gridArea: '2 / 1' },
      '& [data-part=saving]': { gridArea: '3 / 1 / auto / 3', textAlign: 'left' },
      '& [data-delivers] [data-part=saving]': { gridArea: '2 / 2' },
      '& [data-part=delivery]': { gridArea: '3 / 1 / auto / 3' },
      '& tbody [data-part=action]': { gridArea: '2 / 3 / span 2', width: 'auto', padding: '0' },
    },
    // The narrowest phones, and large text: one below the other.
    '@media screen and (max-width: 359px)': {
      '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& tbody tr :is(th > span, [data-part])': { gridArea: 'auto', justifySelf: 'start' },
    },
    '& [data-part=foot]': {
      paddingTop: '14px',
      textStyle: 'small',
      color: 'muted',
    },
    '@media (min-width: 1000px)': {
      '& [data-part=head]': {
        flexDirection: 'column-reverse',
        alignItems: 'stretch',
        gap: '18px',
        border: '0',
        padding: '0',
      },
      '& picture': { width: '100%' },
      '& table': { marginTop: '14px', borderTop: '1.5px solid', borderColor: 'ink' },
    },
    // Three tables do not fit side by side, so each is a row with its cart on the left.
    '@media (min-width: 1000px) and (max-width: 1199px)': {
      display: 'grid',
      gridTemplateColumns: '300px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '10',
      '& [data-part=head]': { gridRow: 'span 2', justifyContent: 'flex-end' },
      '& table': { marginTop: '0' },
    },
    '@media print': { breakInside: 'avoid', '& picture, & td:last-child': { display: 'none' } },
  },
})
