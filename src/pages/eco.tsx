import { chakra } from '@chakra-ui/react'
import { paths } from '../addresses/paths.ts'
import { ecoHero, ecoMeta } from '../content/eco-page.ts'
import { EcoCalculator } from '../features/eco/eco-calculator.tsx'
import { Benefits, CallToAction, FactStrip } from '../features/eco/eco-reasons.tsx'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Wrap } from '../ui/layout.tsx'
import { withSubscripts } from '../ui/subscripts.tsx'

export default function Eco() {
  return (
    <>
      <PageHead meta={ecoMeta} path={paths.eco} />
      {import.meta.env.SSR && (
        <JsonLd things={[autoDealer(), breadcrumbs({ name: 'Eco-Impact Calculator', path: paths.eco })]} />
      )}
      <Hero>
        <h1>{ecoHero.title}</h1>
        <p data-part="lead" data-screen-only="">
          {withSubscripts(ecoHero.lead)}
        </p>
      </Hero>
      <EcoCalculator />
      <FactStrip />
      <Benefits />
      <CallToAction />
    </>
  )
}

const Hero = chakra(Wrap, {
  base: {
    paddingBlock: { base: '36px 28px', md: '44px 32px' },
    '& h1': { textStyle: 'title' },
    '@media print': { paddingBlock: '10pt 8pt', '& h1': { fontSize: '20pt' } },
    '& [data-part=lead]': { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingTop: '3' },
  },
})
