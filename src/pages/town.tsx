import { Fragment } from 'react'
import { Link } from '../addresses/link.tsx'
import { paths } from '../addresses/paths.ts'
import { townTitle } from '../content/town-names.ts'
import { townHero, townMeta, townScene } from '../content/town-page.ts'
import type { Town } from '../content/towns.ts'
import { Heart } from '../features/shortlist/heart.tsx'
import { LazyTray } from '../features/shortlist/lazy-tray.tsx'
import { Benefits } from '../features/towns/benefits.tsx'
import { ContactCard } from '../features/towns/contact-card.tsx'
import { NoTown } from '../features/towns/no-town.tsx'
import { PopularVehicles } from '../features/towns/popular-vehicles.tsx'
import { Services } from '../features/towns/town-services.tsx'
import { useTown } from '../features/towns/use-town.ts'
import { Whereabouts } from '../features/towns/whereabouts.tsx'
import { autoDealer, rentalDepartment } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { sharePictures } from '../seo/share-pictures.ts'
import { Button } from '../ui/button.tsx'
import { CartHero } from '../ui/cart-hero.tsx'
import { Arrow } from '../ui/icon.tsx'

export default function TownPage() {
  const town = useTown()
  if (!town) return <NoTown to={paths.town} head={PageHead} />
  return (
    <Fragment key={town.slug}>
      <PageHead meta={townMeta(town)} path={paths.town(town.slug)} image={sharePictures.town(town.slug)} />
      {import.meta.env.SSR && <JsonLd things={[autoDealer(), rentalDepartment(townTitle(town))]} />}
      <CartHero scene={townScene} {...townHero(town)} actions={<Actions town={town} />} />
      <Whereabouts town={town} />
      <Benefits town={town} />
      <PopularVehicles town={town} heart={Heart} />
      <Services town={town} />
      <ContactCard town={town} />
      <LazyTray />
    </Fragment>
  )
}

const Actions = ({ town }: { town: Town }) => (
  <>
    <Button asChild variant="primary">
      <Link to={paths.inventory}>
        Browse the inventory <Arrow />
      </Link>
    </Button>
    <Button asChild variant="outline">
      <Link to={paths.townRentals(town.slug)}>Rent in {town.name}</Link>
    </Button>
  </>
)
