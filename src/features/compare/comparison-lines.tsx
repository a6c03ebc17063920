import type { ReactNode } from 'react'
import { SeatPlan } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/layout.tsx'
import type { Row } from './compare-groups.ts'
import { LinkToRate } from './payments.tsx'

type Props = {
  title: string
  rows: readonly Row[]
  /** Of the compared carts, in the order of each row's values. */
  ids: readonly string[]
  /** Which of the carts a phone shows. */
  phone: readonly number[]
  /** Rows below them. */
  children?: ReactNode
}

/** A group of rows of the comparison under its title. */
export const Lines = ({ title, rows, ids, phone, children }: Props) => (
  <tbody>
    <tr data-title="">
      <th scope="colgroup">{title}</th>
    </tr>
    {rows.map((row) => (
      <tr
        key={row.label}
        data-differs={row.differs ? '' : undefined}
        data-same-on-phone={
          row.differs && new Set(phone.map((column) => row.values[column])).size === 1 ? '' : undefined
        }
        // On paper nobody can enter a rate.
        data-screen-only={row.as === 'link-to-rate' ? '' : undefined}
      >
        <th scope="row">
          {row.differs && (
            <span data-part="differs">
              <i aria-hidden="true">≠</i>
              <Hidden>Differs: </Hidden>
            </span>
          )}
          {row.label}
        </th>
        {ids.map((id, column) => (
          <td key={id} {...offPhone(column, phone)}>
            {shown(row, row.values[column])}
          </td>
        ))}
      </tr>
    ))}
    {children}
  </tbody>
)

/** Marks the cell of a cart that a phone does not show. */
export const offPhone = (column: number, phone: readonly number[]) =>
  phone.includes(column) ? {} : { 'data-off-phone': '' }

/** A value as it is drawn: seats with their plan. */
function shown({ as }: Row, value: string | undefined): ReactNode {
  if (value === undefined) return 'Not stated'
  if (as === 'link-to-rate') return <LinkToRate>{value}</LinkToRate>
  if (as !== 'seats') return value
  return (
    <>
      <SeatPlan seats={Number(value)} height={26} /> {value}
    </>
  )
}
