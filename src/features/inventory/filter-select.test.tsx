// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InTheme } from '../../../tests/in-theme.tsx'
import { FilterSelect } from './filter-select.tsx'
import { ANY } from './filters.ts'

afterEach(cleanup)

const OPTIONS = [
  { value: ANY, label: 'Any price' },
  { value: 'low', label: 'Under $15,000' },
  { value: 'high', label: 'Over $25,000' },
]

it.each([
  ['every choice says how many carts it leaves', { [ANY]: 18, low: 18, high: 0 }, [' (18)', ' (0)']],
  ['before there are carts, no choice does', { [ANY]: 0, low: 0, high: 0 }, ['', '']],
])('%s', (_, counts, [low, high]) => {
  render(
    <InTheme>
      <FilterSelect
        name="price"
        label="Price"
        look="sheet"
        options={OPTIONS}
        counts={counts}
        value={ANY}
        onChoose={() => {}}
      />
    </InTheme>,
  )
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Any price',
    `Under $15,000${low}`,
    `Over $25,000${high}`,
  ])
})
