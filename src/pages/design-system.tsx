import { evolution } from '../content/brands/evolution-brand.ts'
import { SeriesGrid } from '../features/brands/series-grid.tsx'
import { Components } from '../features/design-system/components.tsx'
import { Tokens } from '../features/design-system/tokens.tsx'
import { Section } from '../ui/layout.tsx'

/** More models than a series card shows, because none of our series has that many. */
const longSeries = {
  ...evolution,
  series: evolution.series
    .slice(0, 1)
    .map((series) => ({ ...series, models: ['One', 'Two', 'Three', 'Four', 'Five'] })),
}

/** Shows what docs/design-system.md describes. `routes.tsx` only has it in development; no build contains it. */
export default function DesignSystem() {
  return (
    <>
      <title>Design system</title>
      <Section>
        <Tokens />
        <Components />
      </Section>
      <SeriesGrid brand={longSeries} />
    </>
  )
}
