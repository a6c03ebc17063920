import { Link } from '../addresses/link.tsx'
import { paths } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { events, listings } from '../content/happenings.ts'
import { showroomClosing, showroomMeta, showroomServices } from '../content/showroom-page.ts'
import { AreasWeServe } from '../features/showroom/areas.tsx'
import { Happenings } from '../features/showroom/happenings.tsx'
import { Locations } from '../features/showroom/locations.tsx'
import { ShowroomHero } from '../features/showroom/showroom-hero.tsx'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { aggregateRating, autoDealer, locationBusiness } from '../seo/business.ts'
import { eventThing } from '../seo/event-json-ld.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { listingProduct } from '../seo/listing-json-ld.ts'
import { PageHead } from '../seo/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Closing } from '../ui/closing.tsx'
import { Arrow } from '../ui/icon.tsx'
import { NextSection, Wrap } from '../ui/layout.tsx'
import { Points } from '../ui/points.tsx'

const things = () => [
  { ...autoDealer(), aggregateRating: aggregateRating(dealer.rating) },
  ...dealer.locations.map(locationBusiness),
  ...events.map(eventThing),
  ...listings.map(listingProduct),
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
      <Happenings events={events} listings={listings} />
      <AreasWeServe />
      <NextSection>
        <Closing
          {...showroomClosing}
          actions={
            <>
              <Button asChild>
                <Link to={paths.contactTestDrive()}>
                  Pick a day <Arrow />
                </Link>
              </Button>
              <Button asChild variant="outline">
                <Link to={paths.inventory}>View Inventory</Link>
              </Button>
            </>
          }
        />
      </NextSection>
    </>
  )
}
