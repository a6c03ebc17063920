import { evolution } from '../content/brands/evolution-brand.ts'
import { SeriesGrid } from '../features/brands/series-grid.tsx'
import { Components } from '../features/design-system/components.tsx'
import { Tokens } from '../features/design-system/tokens.tsx'
import { Section } from '../ui/layout.tsx'

/** More models than a series card names: no series that we have facts of has them. */
const longSeries = {
  ...evolution,
  series: evolution.series
    .slice(0, 1)
    .map((series) => ({ ...series, models: ['One', 'Two', 'Three', 'Four', 'Five'] })),
}

/** Shows what docs/design-system.md describes. `routes.tsx` has it in development only; it is in no build. */
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
