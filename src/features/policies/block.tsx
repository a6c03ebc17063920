import type { PolicyBlock } from '../../content/schema/policy.ts'

/** Renders one block of a policy as its HTML element; the document styles it. */
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

const Table = ({ caption, columns, rows }: Tabular) => (
  <table data-wide={columns.length > MOST_BESIDE || undefined}>
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
