import { chakra } from '@chakra-ui/react'
import { paths } from '../addresses/paths.ts'
import { RESPONSE_TIME, thankYouMeta, whatHappensNext } from '../content/contact-page.ts'
import { dealer } from '../content/dealer.ts'
import { hours } from '../content/hours.ts'
import { NewCustomer } from '../features/contact-form/new-customer.tsx'
import { LazySentDone } from '../features/kiosk/lazy-sent-done.tsx'
import { NextLinks } from '../features/next-links/next-links.tsx'
import { SentStatus } from '../features/outbox/sent-status.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { HoursText } from '../ui/hours-text.tsx'
import { pressable, TextLink, Wrap } from '../ui/layout.tsx'
import { OpenNow } from '../ui/open-now.tsx'
import { SceneHead } from '../ui/scene-head.tsx'

export default function ThankYou() {
  return (
    <>
      <PageHead meta={thankYouMeta} path={paths.thankYou} hidden />
      <SceneHead scene="lake-sunset" low>
        <Status>
          <SentStatus>
            <LazySentDone elsewhere={<NewCustomer />} />
          </SentStatus>
        </Status>
      </SceneHead>
      <Facts>
        <section data-part="column">
          <h2>What Happens Next</h2>
          <ol>
            {whatHappensNext.map(({ title, text }) => (
              <li key={title}>
                <b data-part="name">{title}</b>
                <p data-part="text">{text}</p>
              </li>
            ))}
          </ol>
          <p data-part="response-time">
            Response time: {RESPONSE_TIME.atMost}, typically {RESPONSE_TIME.typical}.
          </p>
        </section>
        <section data-part="column">
          <h2>Need an answer sooner?</h2>
          <MainLine href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</MainLine>
          <OpenNow of={hours.showroom} />
          <p data-part="hours">
            <HoursText of={hours.showroom} between=" · " space={'\u00a0'} />
          </p>
        </section>
        <section data-part="column">
          <h2>Where to find us</h2>
          <ul>
            {dealer.locations.map(({ id, name, address, phone }) => (
              <li key={id}>
                <b data-part="name">{name}</b>
                <p data-part="text">
                  {`${address.street}, ${address.locality}, ${address.region}\u00a0${address.postalCode}`}
                </p>
                <TextLink data-part="phone" href={`tel:${phone.e164}`}>
                  {phone.label}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      </Facts>
      <End>
        <NextLinks />
      </End>
    </>
  )
}

/**
 * As high as its longest state, so that nothing below moves when the message's state is known; on a phone as high as
 * without a message.
 */
const Status = chakra('div', { base: { minHeight: { base: '196px', lg: '440px' }, maxWidth: '640px' } })

const Facts = chakra(Wrap, {
  base: {
    display: 'grid',
    gap: { base: '0', lg: '48px' },
    gridTemplateColumns: { lg: '1.2fr 1fr 1fr' },
    paddingTop: { base: '9', lg: '14' },
    '& > [data-part=column]': { paddingBlock: '5', borderTop: '1.5px solid', borderColor: 'ink' },
    '& h2': { textStyle: 'subhead', paddingBottom: '3' },
    '& li': { paddingBlock: '2', textStyle: 'small' },
    // A number in a circle, like the steps of a message that waits.
    '& ol': { counterReset: 'step' },
    '& ol li': {
      display: 'grid',
      gridTemplateColumns: '26px 1fr',
      columnGap: '4',
      counterIncrement: 'step',
      '&::before': {
        content: 'counter(step)',
        gridRow: '1 / span 2',
        display: 'grid',
        placeItems: 'center',
        width: '26px',
        height: '26px',
        border: '1.5px solid',
        borderColor: 'control',
        borderRadius: '50%',
        fontSize: '14px',
        fontWeight: '580',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    '& [data-part=phone]': { ...pressable, marginTop: '2px' },
    '& [data-part=name]': { fontWeight: '580' },
    '& [data-part=text], & [data-part=hours], & [data-part=response-time]': {
      textStyle: 'small',
      color: 'muted',
      textWrap: 'pretty',
    },
    '& [data-part=response-time]': { paddingTop: '2' },
  },
})

const MainLine = chakra('a', { base: { display: 'inline-block', textStyle: 'heading', paddingBlock: '7px' } })

const End = chakra(Wrap, { base: { paddingTop: { base: '9', lg: '14' }, paddingBottom: 'var(--air)' } })
