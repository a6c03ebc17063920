import { paths } from '../addresses/paths.ts'
import { services, servicesMeta, servicesWhy, storageService } from '../content/services-page.ts'
import { Department } from '../features/services/department.tsx'
import { ServiceCards } from '../features/services/service-cards.tsx'
import { ServicesHero } from '../features/services/services-hero.tsx'
import { Storage } from '../features/services/storage.tsx'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer, serviceDepartment } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { serviceOffers } from '../seo/service-offers.ts'
import { Section } from '../ui/layout.tsx'
import { Points } from '../ui/points.tsx'

// A function, so that a bundle without structured data does not contain it.
const department = () => ({ ...serviceDepartment(), makesOffer: serviceOffers([...services, storageService]) })

export default function Services() {
  return (
    <>
      <PageHead meta={servicesMeta} path={paths.services} />
      {import.meta.env.SSR && (
        <JsonLd things={[autoDealer(), department(), breadcrumbs({ name: 'Services', path: paths.services })]} />
      )}
      <ServicesHero />
      <ServiceCards services={services} />
      <Storage />
      <Section>
        <Points title="Why choose our shop" points={servicesWhy} dense />
      </Section>
      <Department />
    </>
  )
}
