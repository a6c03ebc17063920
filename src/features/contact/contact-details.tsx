import { chakra } from '@chakra-ui/react'
import { dealer, type Location } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { useCurrentDays } from '../../hooks/use-current-days.ts'
import { TextLink } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'

const showrooms = dealer.locations.filter(({ type }) => type === 'physical')

/** Everything else on the contact page: the main line, mail, and the showrooms with their hours. */
export const ContactDetails = () => (
  <Aside aria-labelledby="reach-title">
    <Heading id="reach-title">Call or come by</Heading>
    <Block>
      <Title>Main line</Title>
      <ContactLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</ContactLink>
      <ContactLink href={`mailto:${dealer.email.info}`}>{dealer.email.info}</ContactLink>
      <ContactLink href={dealer.websiteUrl}>{new URL(dealer.websiteUrl).host}</ContactLink>
    </Block>
    {showrooms.map((showroom) => (
      <Showroom key={showroom.id} showroom={showroom} />
    ))}
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
    alignSelf: 'start',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    textStyle: 'small',
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
