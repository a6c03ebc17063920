import { chakra } from '@chakra-ui/react'
import { contactScene } from '../../content/contact-page.ts'
import { dealer, type Location } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { useCurrentDays } from '../../hooks/use-current-days.ts'
import { nearForms } from '../../lib/scene.ts'
import { TextLink } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'
import { RenderingNote } from '../../ui/rendering-note.tsx'

/** Where details have room beside the form. A query of the page, because a kiosk has larger text. */
export const BESIDE = '@container (min-width: 62rem)'

const { avif, fallback } = nearForms(contactScene.name)
const SIZES = '(min-width:1000px) 33vw,100vw'

const showrooms = dealer.locations.filter(({ type }) => type === 'physical')

/** Everything else on the contact page: the showrooms, the main line and mail, and when we are open. */
export const ContactDetails = () => (
  <Aside aria-labelledby="reach-title">
    <Heading id="reach-title">Call or come by</Heading>
    {showrooms.map((showroom) => (
      <Showroom key={showroom.id} showroom={showroom} />
    ))}
    <Block>
      <Title>Main line</Title>
      <ContactLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</ContactLink>
      <ContactLink href={`mailto:${dealer.email.info}`}>{dealer.email.info}</ContactLink>
      <ContactLink href={dealer.websiteUrl}>{new URL(dealer.websiteUrl).host}</ContactLink>
    </Block>
    <Block>
      <Title>Business hours</Title>
      <OpenNow of={hours.showroom} />
      <Hours>
        <tbody>
          {useCurrentDays()
            .linesOf(hours.showroom)
            .map(({ days, hours }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>{hours}</td>
              </tr>
            ))}
        </tbody>
      </Hours>
    </Block>
    <Scene data-screen-only="">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={SIZES} />
        <img src={fallback} alt={contactScene.alt} width={1440} height={1080} loading="lazy" />
      </picture>
      <RenderingNote data-part="caption" />
    </Scene>
  </Aside>
)

const Showroom = ({ showroom: { name, address, phone } }: { showroom: Location }) => (
  <Block>
    <Title>{name}</Title>
    <Text>
      {address.street}, {address.locality}, {address.region} {address.postalCode}
    </Text>
    <ContactLink href={`tel:${phone.e164}`}>{phone.label}</ContactLink>
  </Block>
)

const Aside = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignSelf: 'start',
    textStyle: 'small',
    [BESIDE]: { borderTop: '1.5px solid', borderColor: 'ink' },
  },
})

/** Below the first screen at every width, so that the words are painted as soon as before. */
const Scene = chakra('div', {
  base: {
    marginInline: 'calc(-1 * var(--gutter))',
    '& [data-part=caption]': { paddingInline: 'var(--gutter)' },
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      objectPosition: '50% 80%',
      background: 'var(--plate)',
      filter: 'var(--picture)',
    },
    [BESIDE]: { marginInline: '0', paddingTop: '4', '& [data-part=caption]': { paddingInline: '0' } },
  },
})

const Block = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '1',
    paddingBlock: '16px 20px',
    '& + &': { borderTop: '1px solid', borderColor: 'line' },
  },
})

/** On the line of the form's heading. */
const Heading = chakra('h2', {
  base: { textStyle: 'heading', display: 'flex', alignItems: 'center', minHeight: '46px', marginTop: '3' },
})

const Title = chakra('h3', { base: { textStyle: 'strong' } })

const Text = chakra('p', { base: { color: 'muted' } })

/** A link to reach us. */
const ContactLink = chakra(TextLink, {
  base: { display: 'inline-block', fontWeight: '560', paddingBlock: '11px', marginBlock: '-2px' },
})

const Hours = chakra('table', {
  base: {
    '& tr + tr': { borderTop: '1px solid', borderColor: 'line' },
    '& th': { width: '44%', textAlign: 'left', fontWeight: '400', color: 'muted' },
    '& td': { fontWeight: '560' },
    '& th, & td': { paddingBlock: '13px' },
    '& td::first-letter': { textTransform: 'uppercase' },
  },
})
