import { chakra } from '@chakra-ui/react'
import type { Service } from '../../content/schema/service.ts'
import { Section } from '../../ui/layout.tsx'
import { StorageRates } from './storage-rates.tsx'

/** What the workshop does: each service with its price, and the details behind Learn More. */
export const ServiceCards = ({ services }: { services: readonly Service[] }) => (
  <Section>
    <Grid>
      {services.map(({ id, title, description, features, price, details }) => (
        <article key={id} id={id}>
          <header>
            <h2>{title}</h2>
            <p>{price}</p>
          </header>
          <p data-part="about">{description}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <details>
            <summary aria-label={`Learn More: ${title}`}>Learn More</summary>
            {details.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        </article>
      ))}
      <StorageRates />
    </Grid>
  </Section>
)

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '56px 32px',
    gridTemplateColumns: { lg: '1fr 1fr' },
    '& article': { borderTop: '1.5px solid', borderColor: 'ink', paddingTop: '5' },
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4px 20px',
    },
    '& h2': { textStyle: 'heading' },
    '& header p': { textStyle: 'subhead' },
    '& [data-part=about]': { color: 'muted', maxWidth: '34em', paddingBlock: '12px 20px' },
    '& ul': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: '6', textStyle: 'small' },
    '& li': { borderTop: '1px solid', borderColor: 'line', paddingBlock: '10px' },
    '& details': { borderTop: '1px solid', borderColor: 'line' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '52px',
      fontWeight: '600',
      '&::after': { content: '"+"', fontSize: '24px', fontWeight: '450' },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    },
    '& [open] summary::after': { content: '"–"' },
    '& details p': { color: 'muted', maxWidth: '34em', paddingBottom: '4' },
  },
})
