import { chakra } from '@chakra-ui/react'
import { dealer, type Location } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { TextLink } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'

const showrooms = dealer.locations.filter(({ type }) => type === 'physical')

/** Everything else a person may want on the contact page: the main line, mail, the showrooms and when they are open. */
export const ContactDetails = () => (
  <Aside aria-label="Phone, address and hours">
    <section>
      <p>Main line</p>
      <a href={`tel:${dealer.phone.e164}`} data-main-line="">
        {dealer.phone.label}
      </a>
      <p>
        <TextLink href={`mailto:${dealer.email.info}`}>{dealer.email.info}</TextLink>
      </p>
      <p>
        <TextLink href={dealer.websiteUrl}>{new URL(dealer.websiteUrl).host}</TextLink>
      </p>
    </section>
    {showrooms.map((showroom) => (
      <Showroom key={showroom.id} showroom={showroom} />
    ))}
    <section>
      <h2>Business hours</h2>
      <OpenNow week={hours.showroom.week} />
      <table>
        <tbody>
          {hours.showroom.lines.map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Aside>
)

const Showroom = ({ showroom: { name, address, phone } }: { showroom: Location }) => (
  <section>
    <h2>{name}</h2>
    <p>
      {address.street}, {address.locality}, {address.region} {address.postalCode}
    </p>
    <TextLink href={`tel:${phone.e164}`}>{phone.label}</TextLink>
  </section>
)

const Aside = chakra('aside', {
  base: {
    alignSelf: 'start',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    textStyle: 'small',
    '& > section': { display: 'grid', justifyItems: 'start', gap: '1', paddingBlock: '16px 20px' },
    '& > section + section': { borderTop: '1px solid', borderColor: 'line' },
    '& h2': { textStyle: 'strong' },
    '& p, & th': { color: 'muted' },
    '& a': { fontWeight: '560', paddingBlock: '1' },
    '& [data-main-line]': { textStyle: 'heading', color: 'ink' },
    '& tr + tr': { borderTop: '1px solid', borderColor: 'line' },
    '& th': { width: '44%', textAlign: 'left', fontWeight: '400' },
    '& td': { fontWeight: '560' },
    '& th, & td': { paddingBlock: '13px' },
    '& td::first-letter': { textTransform: 'uppercase' },
  },
})
