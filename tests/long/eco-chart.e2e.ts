import { paths } from '../../src/addresses/paths.ts'
import { dollars } from '../../src/lib/money.ts'
import { expect, test } from '../fixtures.ts'
import { fc } from '../properties.ts'

test('no amount of the chart touches a bar or another amount, for any savings and any number of years', async ({
  page,
}) => {
  await page.goto(`${paths.eco}?miles=25&use=residential&years=5`)
  await expect(page.getByText('What you’d save, year by year')).toBeVisible()
  // Up to the most that the fields let through for a year, small and large amounts alike.
  const perYear = fc.integer({ min: 0, max: 61 }).map((tenths) => 10 ** (tenths / 10))
  const examples = fc.sample(fc.record({ perYear, end: fc.constantFrom(1, 3, 5, 10) }), 60).map(({ perYear, end }) => ({
    end,
    amounts: Array.from({ length: 10 }, (_, index) => dollars(Math.round(perYear * (index + 1)))),
  }))
  for (const width of [320, 390, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('figure ol').evaluate(touching, examples), `${width} px`).toEqual([])
  }
})

type Example = { end: number; amounts: string[] }

/** Draws a chart with each of these and says what touches what in it. */
function touching(chart: Element, examples: readonly Example[]): string[] {
  const columns = [...chart.querySelectorAll('li')]
  const extent = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  return examples.flatMap(({ end, amounts }) => {
    for (const [index, column] of columns.entries()) {
      column.dataset.ownership = index + 1 === end ? 'end' : index + 1 < end ? 'within' : 'beyond'
      const label = column.querySelector('span')
      if (!label) continue
      label.textContent = amounts[index] ?? ''
      label.toggleAttribute('data-long', index === 0 && label.textContent.length > 6)
      label.toggleAttribute('data-wide-only', index + 1 !== end && index + 1 !== columns.length)
    }
    const labels = columns.flatMap((column) => {
      const label = column.querySelector('span')
      const isSeen = label && getComputedStyle(label).clipPath === 'none'
      return isSeen ? { what: `${label.textContent} of ${end}`, ...extent(label).toJSON() } : []
    })
    const bars = columns.map((column, index) => ({
      what: `bar ${index + 1}`,
      ...column.querySelector('i')?.getBoundingClientRect().toJSON(),
    }))
    return labels.flatMap((label, index) => [
      ...[...bars, ...labels.slice(index + 1)]
        .filter(
          (other) =>
            label.left < other.right &&
            other.left < label.right &&
            label.top < other.bottom &&
            other.top < label.bottom,
        )
        .map((other) => `${label.what}: ${other.what}`),
      ...(label.left < 0 || label.right > innerWidth ? [`${label.what}: the edge of the screen`] : []),
    ])
  })
}
