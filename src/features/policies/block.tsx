import { chakra } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import type { PolicyBlock } from '../../content/schema/policy.ts'
import { pressable, visuallyHidden } from '../../ui/layout.tsx'

/** Renders one block of a policy as its HTML element; {@link Passage} styles it. */
export function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) return <ul>{block.list.map(item)}</ul>
  if ('steps' in block) return <ol>{block.steps.map(item)}</ol>
  if ('note' in block) return <p data-note="">{block.note}</p>
  if ('facts' in block)
    return (
      <dl>
        {block.facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    )
  return <Table {...block.table} />
}

const item = (text: string) => <li key={text}>{text}</li>

type Tabular = Extract<PolicyBlock, { table: unknown }>['table']

/** A phone has room for this many columns. A wider table is shown there row by row. */
const MOST_BESIDE = 2

/** So that short labels leave a phone's line to the values. Digits are about as wide as letters. */
const widthOfLabels = ([, ...labels]: readonly string[]): CSSProperties | undefined =>
  labels.length < MOST_BESIDE
    ? undefined
    : ({ '--labels': `min(8.5em, ${Math.max(...labels.map(({ length }) => length)) + 2}ch)` } as CSSProperties)

const Table = ({ caption, columns, rows }: Tabular) => (
  <table data-wide={columns.length > MOST_BESIDE || undefined} style={widthOfLabels(columns)}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-label={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/**
 * One class for a whole section: a document has many paragraphs, lists and tables, and a class for each would make it
 * large.
 */
export const Passage = chakra('section', {
  base: {
    paddingTop: '10',
    scrollMarginTop: '-40px',
    '& h3': { textStyle: 'subhead', textWrap: 'balance', fontSize: '22px', paddingBottom: '1', breakAfter: 'avoid' },
    '& p': { paddingTop: '2', color: 'muted', textWrap: 'pretty' },
    '& :is(ul, ol)': { paddingTop: '2', paddingLeft: '5', color: 'muted' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li': { paddingLeft: '1', paddingBlock: '2px' },
    '& [data-note]': {
      borderLeft: '3px solid',
      borderColor: 'ink',
      padding: '12px 20px',
      marginTop: '4',
      color: 'ink',
    },
    '& table, & dl': { marginTop: '4', breakInside: 'avoid', fontVariantNumeric: 'tabular-nums' },
    '& caption': { textAlign: 'left', textStyle: 'label', color: 'subtle', paddingBottom: '2' },
    // The heading above says the same.
    '& h3 + table > caption': visuallyHidden,
    '& thead': { borderBottom: '1.5px solid', borderColor: 'ink' },
    '& th, & td': {
      textAlign: 'left',
      verticalAlign: 'baseline',
      paddingBlock: '11px',
      paddingRight: { base: '3', md: '5' },
    },
    '& :is(th, td):last-child': { paddingRight: '0' },
    // With a large font a table must not be wider than a phone. In the browser's own font size: 288 px at 16 px, 432 px
    // at 24.
    '@media (max-width: 18em)': { '& :is(th, td, dd)': { overflowWrap: 'anywhere' } },
    '@media (max-width: 499px)': {
      '& [data-wide]': {
        '& thead': visuallyHidden,
        '&, & caption, & tbody, & tbody th': { display: 'block' },
        '& tbody tr': { display: 'block', paddingBlock: '11px' },
        '& tbody :is(th, td)': { padding: '0' },
        '& tbody th': { color: 'ink', fontWeight: '560' },
        '& td': {
          display: 'grid',
          gridTemplateColumns: 'var(--labels, 8.5em) minmax(0, 1fr)',
          paddingTop: '1',
          fontWeight: '400',
        },
        '& td::before': { content: 'attr(data-label)', color: 'muted' },
      },
    },
    // The media query above ignores a minimum font size. If that is too large, the table scrolls sideways.
    '@media (max-width: 329px)': { '& table': { display: 'block', overflowX: 'auto' } },
    '& thead th': { textStyle: 'label', color: 'subtle' },
    '& tbody tr, & dl > div': { borderBottom: '1px solid', borderColor: 'line' },
    '& tbody th': { fontWeight: '450', color: 'muted' },
    '& td': { fontWeight: '520' },
    '& :is(table, dl) + :is(p, table)': { paddingTop: '0', marginTop: '5' },
    '& dl': { borderTop: '1.5px solid', borderColor: 'ink' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '14em minmax(0, 1fr)' },
      gap: '0 24px',
      paddingBlock: '11px',
    },
    '& dt': { color: 'muted' },
    '& dd a': { ...pressable, textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '1px' },
    '@media print': { paddingTop: '5' },
  },
})
