import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { townTitle } from '../../content/town-names.ts'
import type { Town } from '../../content/towns.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { NextSection } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'

/** Whom to call from this town, when, and the way to write instead. */
export const ContactCard = ({ town }: { town: Town }) => (
  <Box aria-labelledby="contact-title">
    <header>
      <h2 id="contact-title">Ask us about {town.name}</h2>
      <Button asChild variant="outline">
        <Link to={paths.contact}>
          Contact us <Arrow />
        </Link>
      </Button>
    </header>
    <dl>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</a>
        </dd>
      </div>
      <div>
        <dt>Service area</dt>
        <dd>{townTitle(town)}</dd>
        <dd>{dealer.serviceArea}</dd>
      </div>
      <div>
        <dt>{hours.rental.label}</dt>
        {hours.rental.lines.map(({ days, hours: open }) => (
          <dd key={days}>{`${days} ${open}`}</dd>
        ))}
        <dd>
          <OpenNow week={hours.rental.week} />
        </dd>
      </div>
    </dl>
  </Box>
)

const Box = chakra(NextSection, {
  base: {
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '16px',
      paddingBlock: '7',
      borderTop: '1.5px solid',
      borderColor: 'ink',
    },
    '& h2': { textStyle: 'title' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, 1fr)' },
      borderBlock: '1px solid',
      borderColor: 'line',
    },
    '& dl > div': { paddingBlock: '5' },
    '& div + div': {
      borderTopWidth: { base: '1px', md: '0' },
      borderLeftWidth: { md: '1px' },
      paddingLeft: { md: '5', lg: '8' },
    },
    '& dt': { textStyle: 'label', color: 'subtle', paddingBottom: '1' },
    '& dd': { textStyle: 'subhead' },
    '& dd + dd': { fontWeight: '450' },
    '& dd a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', textStyle: 'heading' },
  },
})
