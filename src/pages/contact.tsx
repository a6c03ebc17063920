import { chakra } from '@chakra-ui/react'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { FOR_PARAM, paths, TEST_DRIVE, VEHICLE_PARAM } from '../addresses/paths.ts'
import { earlyPressed, forgetEarlyPress } from '../before-hydration/document-marks.ts'
import { useFirstInput } from '../before-hydration/first-input.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { contactHero, contactMeta } from '../content/contact-page.ts'
import { dealer } from '../content/dealer.ts'
import { BESIDE, ContactDetails } from '../features/contact/contact-details.tsx'
import { FormUnavailable } from '../features/contact/form-unavailable.tsx'
import { storesNothing } from '../features/contact-form/drafts-store.ts'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from '../ui/layout.tsx'
import { lazyOnInput } from '../ui/lazy/lazy-on-input.tsx'
import { PlainHead } from '../ui/page-hero.tsx'

export default function Contact() {
  const used = useFirstInput()
  useEffect(() => {
    if (used || earlyPressed()) loadNext()
  }, [used])
  useLayoutEffect(() => {
    const query = location.search
    return () => {
      window.saveEarlyInput?.(query)
      forgetEarlyPress()
    }
  }, [])
  return (
    <Page>
      <PageHead meta={contactMeta} path={paths.contact} />
      {import.meta.env.SSR && <JsonLd things={[autoDealer(), breadcrumbs({ name: 'Contact', path: paths.contact })]} />}
      <Head>
        <Words>
          <Title>{useTitle()}</Title>
          <Lead>{contactHero.lead}</Lead>
        </Words>
        <Actions>
          <Button asChild variant="outline" size="sm">
            <a href={`tel:${dealer.phone.e164}`} data-own-device="">
              <Icon name="phone" size={18} /> Call Now
            </a>
          </Button>
          <Button asChild variant="outline" size="sm">
            <a href={`mailto:${dealer.email.sales}`}>Send email</a>
          </Button>
        </Actions>
      </Head>
      <Columns>
        <ContactForm />
        <ContactDetails />
      </Columns>
    </Page>
  )
}

/** What the person came for, once the address is read. */
function useTitle(): string {
  const { search } = useLocation()
  const query = new URLSearchParams(useHydrated() ? search : '')
  if (query.get(FOR_PARAM) === TEST_DRIVE) return contactHero.testDriveTitle
  return query.has(VEHICLE_PARAM) ? contactHero.vehicleTitle : contactHero.title
}

// With the form, a first visit would load more JavaScript than a page may (record 54).
const ContactForm = lazyOnInput(async () => (await import('../features/contact-form/contact-form.tsx')).ContactForm, {
  id: 'contact-form',
  isNeeded: () => isUsed() || !isFirstVisit(),
  formNote: <FormUnavailable />,
})

/** Whether a person has typed, chosen or pressed something before hydration. */
const isUsed = () => !!window.unhydratedFields?.size || earlyPressed() !== undefined

/** Whether the form would only show empty fields: no cart asked about, no draft, no pending message. */
const isFirstVisit = () => !location.search && !navigator.serviceWorker?.controller && storesNothing()

/** Loads the code behind "Send" and for errors: the network may be gone by then, and the worker not installed yet. */
const loadNext = () =>
  void Promise.all([
    import('../features/contact-form/form-schema.ts'),
    import('../features/contact-form/send-message.ts'),
    import('./thank-you.tsx'),
    import('./outbox.tsx'),
    import('../features/outbox/outbox-actions.ts'),
    // The list of messages requests it as a separate chunk.
    import('../outbox/row-store.ts'),
    import('../ui/toast-region.tsx'),
  ]).catch(() => {})

const Page = chakra('div', { base: { containerType: 'inline-size' } })

/** Both rows of the page have these columns. */
const columns = { gridTemplateColumns: 'minmax(0, 2fr) minmax(21rem, 1fr)', columnGap: '24' } as const

/** Low, because people come here for the form. Its buttons are beside the words where there is room. */
const Head = chakra(PlainHead, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '16px 32px',
    paddingTop: { base: '7', lg: '12' },
    [BESIDE]: { display: 'grid', ...columns },
  },
})

const Words = chakra('div', { base: { flex: '1 1 20rem' } })

const Title = chakra('h1', { base: { textStyle: 'title' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', paddingTop: '2' } })

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '10px' } })

const Columns = chakra(Wrap, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '14',
    paddingTop: { base: '7', lg: '12' },
    paddingBottom: 'var(--air)',
    [BESIDE]: columns,
  },
})
