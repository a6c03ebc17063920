import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { RESPONSE_TIME, thankYouMeta, whatHappensNext } from '../content/contact-page.ts'
import { dealer } from '../content/dealer.ts'
import { hours } from '../content/hours.ts'
import { NewCustomer } from '../features/contact-form/new-customer.tsx'
import { SentStatus } from '../features/outbox/sent-status.tsx'
import { useHydrated } from '../hooks/hydrated.ts'
import { isKioskMode } from '../hooks/kiosk-mode.ts'
import { Link } from '../link.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../seo/page-head.tsx'
import { Arrow } from '../ui/icon.tsx'
import { ArrowLink, TextLink, Wrap } from '../ui/layout.tsx'
import { OpenNow } from '../ui/open-now.tsx'

const ON = [
  { to: paths.inventory, label: 'Inventory' },
  { to: paths.rentals, label: 'Rentals' },
  { to: paths.services, label: 'Services' },
  { to: paths.home, label: 'Home' },
]

const SentDone = lazy(() =>
  import('../features/kiosk/sent-done.tsx').then(
    (module) => ({ default: module.SentDone }),
    // "Start over" does the same.
    () => ({ default: () => null }),
  ),
)

export default function ThankYou() {
  const onKiosk = useHydrated() && isKioskMode()
  return (
    <Page>
      <PageHead meta={thankYouMeta} path={paths.thankYou} hidden />
      <div>
        <SentStatus>
          {onKiosk ? (
            <Suspense>
              <SentDone />
            </Suspense>
          ) : (
            <NewCustomer />
          )}
        </SentStatus>
      </div>
      <div>
        <section>
          <h2>What Happens Next</h2>
          <ol>
            {whatHappensNext.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p>
            Response time: {RESPONSE_TIME.atMost}, typically {RESPONSE_TIME.typical}.
          </p>
        </section>
        <section>
          <h2>Sooner than that?</h2>
          <a href={`tel:${dealer.phone.e164}`} data-main-line="">
            {dealer.phone.label}
          </a>
          <OpenNow week={hours.showroom.week} />
          <p>{hours.showroom.lines.map(({ days, hours }) => `${days} ${hours}`).join(' · ')}</p>
        </section>
        <section>
          <h2>Where to find us</h2>
          <ul>
            {dealer.locations.map(({ id, name, address, phone }) => (
              <li key={id}>
                <b>{name}</b>
                <p>
                  {address.street}, {address.locality}, {address.region} {address.postalCode}
                </p>
                <TextLink href={`tel:${phone.e164}`}>{phone.label}</TextLink>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-label="Where to go from here">
          {ON.map(({ to, label }) => (
            <ArrowLink asChild key={to}>
              <Link to={to}>
                {label} <Arrow />
              </Link>
            </ArrowLink>
          ))}
        </nav>
      </div>
    </Page>
  )
}

const Page = chakra(Wrap, {
  base: {
    display: 'grid',
    gap: { base: '9', lg: '28' },
    gridTemplateColumns: { lg: '1fr 420px' },
    paddingBlock: { base: '40px 72px', lg: '72px 120px' },
    // A screen high: what stands beside it must not move when the state of the message is known.
    '& > div:first-of-type': { minHeight: { base: '0', lg: '480px' }, maxWidth: '640px' },
    '& > div + div': {
      '& > *': { padding: '20px 0', borderTop: '1px solid', borderColor: 'line' },
      '& h2': { textStyle: 'strong', paddingBottom: '2' },
      '& li': { paddingBlock: '2', textStyle: 'small' },
      '& li b': { fontWeight: '580' },
      '& p': { textStyle: 'small', color: 'muted' },
      '& [data-main-line]': { display: 'inline-block', textStyle: 'heading', paddingBlock: '1' },
      '& nav': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    },
  },
})
