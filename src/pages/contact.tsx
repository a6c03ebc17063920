import { chakra } from '@chakra-ui/react'
import { Phone } from 'lucide'
import { useLocation } from 'react-router-dom'
import { contactHero, contactMeta } from '../content/contact-page.ts'
import { dealer } from '../content/dealer.ts'
import { ContactDetails } from '../features/contact/contact-details.tsx'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { paths } from '../paths.ts'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from '../ui/layout.tsx'

export default function Contact() {
  const { search } = useLocation()
  return (
    <Page>
      <PageHead meta={contactMeta} path={paths.contact} />
      {import.meta.env.SSR && <JsonLd things={[autoDealer(), breadcrumbs({ name: 'Contact', path: paths.contact })]} />}
      <header>
        <h1>{contactHero.title}</h1>
        <p>{contactHero.lead}</p>
        <div>
          <Button asChild variant="solid">
            <a href={`tel:${dealer.phone.e164}`}>
              <Icon as={Phone} /> Call Now <span>{dealer.phone.label}</span>
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={`mailto:${dealer.email.sales}`}>Send e-mail</a>
          </Button>
        </div>
      </header>
      <div>
        {/* Each query asks for a message of its own. */}
        <ContactForm key={search} onFirstUse={loadNext} />
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
    import('../ui/toast-region.tsx'),
  ]).catch(() => {})

const Page = chakra(Wrap, {
  base: {
    paddingBottom: { base: '18', lg: '24' },
    '& > header': { padding: '44px 0 32px' },
    '& h1': { textStyle: 'display' },
    '& > header p': { textStyle: 'lead', color: 'muted', paddingTop: '4' },
    '& > header div': { display: 'flex', flexWrap: 'wrap', gap: '10px', paddingTop: '6' },
    '& > header span': { display: { base: 'none', md: 'inline' } },
    '& > div': { display: 'grid', gap: { base: '14', lg: '28' }, gridTemplateColumns: { lg: '1fr 380px' } },
  },
})
