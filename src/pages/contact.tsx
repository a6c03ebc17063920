import { chakra } from '@chakra-ui/react'
import { Phone } from 'lucide'
import { contactHero, contactMeta } from '../content/contact-page.ts'
import { dealer } from '../content/dealer.ts'
import { ContactDetails } from '../features/contact-form/contact-details.tsx'
import { ContactFormPlace } from '../features/contact-form/contact-form-place.tsx'
import { paths } from '../paths.ts'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from '../ui/layout.tsx'

export default function Contact() {
  return (
    <Page>
      <PageHead meta={contactMeta} path={paths.contact} />
      {import.meta.env.SSR && <JsonLd things={[autoDealer(), breadcrumbs({ name: 'Contact', path: paths.contact })]} />}
      <header>
        <h1>{contactHero.title}</h1>
        <p data-part="lead">{contactHero.lead}</p>
        <div data-part="ways">
          <Button asChild variant="solid">
            <a href={`tel:${dealer.phone.e164}`}>
              <Icon as={Phone} /> Call Now <span data-part="number">{dealer.phone.label}</span>
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={`mailto:${dealer.email.sales}`}>Send e-mail</a>
          </Button>
        </div>
      </header>
      <div data-part="columns">
        <ContactFormPlace onUse={loadNext} />
        <ContactDetails />
      </div>
    </Page>
  )
}

/** Where "Send" leads, and what an error is shown with: the network may be gone by then, and the worker not there yet. */
const loadNext = () =>
  void Promise.all([
    import('./thank-you.tsx'),
    import('./outbox.tsx'),
    import('../features/outbox/outbox-actions.ts'),
    import('../outbox/row-store.ts'),
    import('../ui/toast-region.tsx'),
  ]).catch(() => {})

const Page = chakra(Wrap, {
  base: {
    paddingBottom: { base: '18', lg: '24' },
    '& header': { padding: '44px 0 32px' },
    '& h1': { textStyle: 'display' },
    '& [data-part=lead]': { textStyle: 'lead', color: 'muted', paddingTop: '4' },
    '& [data-part=ways]': { display: 'flex', flexWrap: 'wrap', gap: '10px', paddingTop: '6' },
    '& [data-part=number]': { display: { base: 'none', md: 'inline' } },
    '& [data-part=columns]': {
      display: 'grid',
      gap: { base: '14', lg: '28' },
      gridTemplateColumns: { lg: '1fr 380px' },
    },
  },
})
