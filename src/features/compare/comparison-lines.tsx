import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SeatPlan } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/layout.tsx'
import { among, type Row } from './compare-groups.ts'
import { Differs, Sign } from './comparison-table.tsx'
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
}

/** A group of rows of the comparison under its title. */
export const Lines = ({ title, rows, ids, narrow, children }: Props) => (
  <tbody>
    <tr data-title="">
      <th scope="colgroup">{title}</th>
    </tr>
    {rows.map((row) => (
      <tr
        key={row.label}
        data-differs={row.differs ? '' : undefined}
        data-on-narrow={among(row, narrow)}
        // A reader of the printed page cannot type a rate.
        data-screen-only={row.as === 'link-to-terms' ? '' : undefined}
      >
        <th scope="row">
          {row.differs && (
            <Differs>
              <Sign />
              <Hidden>Differs: </Hidden>
            </Differs>
          )}
          <span>{row.label}</span>
        </th>
        {ids.map((id, column) => (
          <td key={id} {...offNarrow(column, narrow)}>
            {shown(row, row.values[column])}
            {row.notes?.[column] && <Note>{row.notes[column]}</Note>}
          </td>
        ))}
      </tr>
    ))}
    {children}
  </tbody>
)

/** Marks the cells of carts that a narrow screen hides. */
export const offNarrow = (column: number, narrow: readonly number[]) =>
  narrow.includes(column) ? {} : { 'data-off-narrow': '' }

/** A value as the page shows it: seats with their plan. */
function shown({ as }: Row, value: string | undefined): ReactNode {
  if (value === undefined) return <span>Ask us</span>
  if (as === 'link-to-terms') return <LinkToTerms>{value}</LinkToTerms>
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
