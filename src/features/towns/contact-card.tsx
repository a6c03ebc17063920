import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { dealer } from '../../content/dealer.ts'
import { hours } from '../../content/hours.ts'
import { townTitle } from '../../content/town-names.ts'
import type { Town } from '../../content/towns.ts'
import { useCurrentDays } from '../../hooks/use-current-days.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { Actions, NextSection } from '../../ui/layout.tsx'
import { OpenNow } from '../../ui/open-now.tsx'

/** Whom to call from this town and when, and a link to write instead. */
export const ContactCard = ({ town }: { town: Town }) => (
  <NextSection aria-labelledby="contact-title">
    <Head>
      <Title id="contact-title">Need a cart in {town.name}? Ask us.</Title>
      <Actions data-part="actions">
        <Button asChild>
          <Link to={paths.contact}>
            Contact us <Arrow />
          </Link>
        </Button>
      </Actions>
    </Head>
    <Columns>
      <Column>
        <Term>Phone</Term>
        <Fact>
          <Phone href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</Phone>
        </Fact>
      </Column>
      <Column>
        <Term>Service area</Term>
        <Fact>{townTitle(town)}</Fact>
        <More>{dealer.serviceArea}</More>
      </Column>
      <Column>
        <Term>{hours.rental.label}</Term>
        {useCurrentDays()
          .linesOf(hours.rental)
          .map(({ days, hours }, index) => {
            const Line = index === 0 ? Fact : More
            return <Line key={days}>{`${days} ${hours}`}</Line>
          })}
        <More>
          <OpenNow of={hours.rental} />
        </More>
      </Column>
    </Columns>
  </NextSection>
)

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '16px',
    paddingBlock: '7',
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '@media (max-width: 499px)': { '& [data-part=actions]': { width: '100%' } },
  },
})

const Title = chakra('h2', { base: { textStyle: 'title' } })

const Columns = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, 1fr)' },
    borderBlock: '1px solid',
    borderColor: 'line',
  },
})

const Column = chakra('div', {
  base: {
    paddingBlock: '5',
    '& + &': {
      borderTopWidth: { base: '1px', md: '0' },
      borderLeftWidth: { md: '1px' },
      paddingLeft: { md: '5', lg: '8' },
    },
  },
})

const Term = chakra('dt', { base: { textStyle: 'label', color: 'subtle', paddingBottom: '1' } })

const Fact = chakra('dd', { base: { textStyle: 'subhead' } })

/** Details of a fact. */
const More = chakra('dd', { base: { textStyle: 'subhead', fontWeight: '450' } })

const Phone = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', textStyle: 'heading' },
})
