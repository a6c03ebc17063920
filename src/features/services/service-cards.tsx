import { chakra } from '@chakra-ui/react'
import type { Service } from '../../content/schema/service.ts'
import { Section } from '../../ui/layout.tsx'

/** The services of the workshop. */
export const ServiceCards = ({ services }: { services: readonly Service[] }) => (
  <Section>
    <Grid>
      {services.map((service) => (
        <Card key={service.id} id={service.id}>
          <ServiceWords service={service} />
        </Card>
      ))}
    </Grid>
  </Section>
)

type WordsProps = { service: Service; titleId?: string }

/** A service with its price, and the details behind Learn More. */
export const ServiceWords = ({ service: { title, description, features, price, details }, titleId }: WordsProps) => (
  <>
    <Head>
      <Title id={titleId}>{title}</Title>
      <Price>{price}</Price>
    </Head>
    <About>{description}</About>
    <Features>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </Features>
    <Details>
      <summary aria-label={`Learn More: ${title}`}>
        <span data-part="words">Learn More</span>
      </summary>
      {details.map((paragraph) => (
        <Detail key={paragraph}>{paragraph}</Detail>
      ))}
    </Details>
  </>
)

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '40px', lg: '56px 32px' },
    gridTemplateColumns: { lg: '1fr 1fr' },
  },
})

const Card = chakra('article', { base: { borderTop: '1.5px solid', borderColor: 'ink', paddingTop: '5' } })

const Head = chakra('header', {
  base: {
    // Otherwise a phone would show some prices beside the name and others below it.
    display: { base: 'block', sm: 'flex' },
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 20px',
    // With the larger text of a kiosk, both have no room in one line.
    flexWrap: 'wrap',
  },
})

const Title = chakra('h2', { base: { textStyle: 'heading' } })

const Price = chakra('p', { base: { textStyle: 'subhead' } })

const About = chakra('p', {
  base: { color: 'muted', maxWidth: '34em', paddingBlock: '12px 20px', textWrap: 'pretty' },
})

const Features = chakra('ul', {
  base: {
    display: 'grid',
    // One below the other only where a large font leaves no room for two.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5em, 34%), 1fr))',
    columnGap: '6',
    textStyle: 'small',
    '& li': { borderTop: '1px solid', borderColor: 'line', paddingBlock: '10px' },
    '& li:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
})

const Details = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '52px',
      fontWeight: '600',
      '&::after': { content: '"+"', fontSize: '24px', fontWeight: '450' },
    },
    '& summary:hover [data-part=words]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&[open] summary::after': { content: '"–"' },
  },
})

const Detail = chakra('p', { base: { color: 'muted', maxWidth: '34em', paddingBottom: '4' } })
