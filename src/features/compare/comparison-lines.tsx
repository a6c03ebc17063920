import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SeatPlan } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/layout.tsx'
import type { Row } from './compare-groups.ts'
import { AllCarts, Differs, Line, offNarrow, Sign, Title } from './comparison-table.tsx'
import { LinkToTerms } from './payments.tsx'

type Props = {
  title: string
  rows: readonly Row[]
  /** Ids of the compared carts, in the order of each row's values. */
  ids: readonly string[]
  /** The columns that a narrow screen shows. */
  narrow: readonly number[]
  /** Rows below them. */
  children?: ReactNode
  /** Says nothing on paper, so it is not printed. */
  isScreenOnly?: boolean
}

/** A group of rows of the comparison under its title. */
export const Lines = ({ title, rows, ids, narrow, children, isScreenOnly }: Props) => (
  <tbody data-screen-only={isScreenOnly ? '' : undefined}>
    <Title>{title}</Title>
    {rows.map((row) => (
      <RowLine key={row.label} row={row} ids={ids} narrow={narrow} />
    ))}
    {children}
  </tbody>
)

/** A row of the comparison. */
export function RowLine({ row, ids, narrow }: Pick<Props, 'ids' | 'narrow'> & { row: Row }) {
  // The same for each cart, so it is there once.
  const missingTerms = row.as === 'link-to-terms' ? row.values.find(Boolean) : undefined
  return (
    <Line row={row} narrow={narrow}>
      <th scope="row">
        {row.differs && (
          <Differs>
            <Sign />
            <Hidden>Differs: </Hidden>
          </Differs>
        )}
        <span>{row.label}</span>
      </th>
      {missingTerms ? (
        <AllCarts span={ids.length}>
          <LinkToTerms>{missingTerms}</LinkToTerms>
        </AllCarts>
      ) : (
        ids.map((id, column) => (
          <td key={id} {...offNarrow(column, narrow)}>
            {shown(row, row.values[column])}
            {row.notes?.[column] && <Note>{row.notes[column]}</Note>}
          </td>
        ))
      )}
    </Line>
  )
}

/** A value as the page shows it: seats with their plan. */
function shown({ as }: Row, value: string | undefined): ReactNode {
  if (value === undefined) return <span>Ask us</span>
  if (as !== 'seats') return <span>{value}</span>
  return (
    <>
      <SeatPlan seats={Number(value)} height={26} /> <span>{value}</span>
    </>
  )
}

/** Small text below a label or a value. */
export const Note = chakra('small', {
  base: {
    display: 'block',
    fontSize: '13px',
    lineHeight: '1.4',
    fontWeight: '450',
    color: 'muted',
    paddingTop: '1',
    '@media print': { display: 'inline', fontSize: '7pt', paddingLeft: '1' },
  },
})
