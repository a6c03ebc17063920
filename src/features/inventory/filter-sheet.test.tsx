// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { catalogue } from '../../../tests/fixtures/catalogue.ts'
import { InTheme } from '../../../tests/in-theme.tsx'
import { activeFilters } from './active-filters.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { countOptions, FILTERS, NO_FILTERS, optionsIn } from './filters.ts'
import type { FilterState } from './use-filters.ts'

afterEach(cleanup)

const options = optionsIn(catalogue)

it.each(FILTERS.filter(({ key }) => options[key].length > 1))('$label is chosen in the sheet', ({ key, label }) => {
  const choose = vi.fn<FilterState['choose']>()
  const state: FilterState = {
    view: { filters: NO_FILTERS, from: 'choice' },
    hydrated: true,
    choose,
    type: () => {},
    flush: () => {},
  }
  render(
    <InTheme>
      <FilterSheet
        options={options}
        counts={countOptions(catalogue, NO_FILTERS, options)}
        found={catalogue.length}
        state={state}
        onApply={() => {}}
        onClose={() => {}}
      />
    </InTheme>,
  )
  const value = options[key][1]?.value
  const group = screen.queryByRole('radiogroup', { name: label })
  const field = screen.queryByRole('combobox', { name: label }) ?? screen.queryByRole('textbox')
  if (group) fireEvent.click(within(group).getAllByRole('radio')[1] as HTMLElement)
  else fireEvent.change(field as HTMLElement, { target: { value } })
  expect(choose).toHaveBeenCalledWith({ [key]: value }, true)
})

it('names a typed price that is no choice of the page', () => {
  expect(activeFilters({ ...NO_FILTERS, max: '12345' }, options)).toEqual([{ key: 'max', label: 'Up to $12,345' }])
})
