import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { showroomMeta, showroomServices } from '../content/showroom-page.ts'
import { AreasWeServe } from '../features/showroom/areas.tsx'
import { Locations } from '../features/showroom/locations.tsx'
import { ShowroomHero } from '../features/showroom/showroom-hero.tsx'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { aggregateRating, autoDealer, locationBusiness } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Wrap } from '../ui/layout.tsx'
import { Points } from '../ui/points.tsx'

const things = () => [
  { ...autoDealer(), aggregateRating: aggregateRating(dealer.rating) },
  ...dealer.locations.map(locationBusiness),
  breadcrumbs({ name: 'Showroom', path: paths.showroom }),
]

export default function Showroom() {
  return (
    <>
      <PageHead meta={showroomMeta} path={paths.showroom} />
      {import.meta.env.SSR && <JsonLd things={things()} />}
      <ShowroomHero />
      <Locations />
      <Wrap>
        <Points title="At the showroom" points={showroomServices} />
      </Wrap>
      <AreasWeServe />
    </>
  )
}
