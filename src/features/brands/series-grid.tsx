import { chakra } from '@chakra-ui/react'
import type { Brand } from '../../content/schema/brand.ts'
import { Section, SectionTitle } from '../../ui/layout.tsx'
import { SeriesCard } from './series-card.tsx'
import { useUnits } from './use-units.ts'

/** From this many series on, four stand beside each other on a wide screen. */
const MANY = 4

/** The series of a brand, a card each. */
export function SeriesGrid({ brand }: { brand: Brand }) {
  const { name, series } = brand
  const { unitOf } = useUnits(brand.id)
  return (
    <Section aria-labelledby="series">
      <SectionTitle id="series">{series.length} series</SectionTitle>
      <Grid many={series.length >= MANY}>
        {series.map((each) => (
          <SeriesCard key={each.title} series={each} brand={name} opens={(model) => unitOf(model) !== undefined} />
        ))}
      </Grid>
    </Section>
  )
}

/** One styled root: seven cards with a class for every part would be 4 KB of the page. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '56px 32px',
    '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
    '& img': { width: '100%', height: 'auto', background: 'var(--plate)', filter: 'var(--picture)' },
    '& h3': { textStyle: 'heading', paddingTop: '18px' },
    '& p': { textStyle: 'small', color: 'muted' },
    '& b': { textStyle: 'subhead', color: 'ink' },
    '& p + p': { paddingBlock: '12px 16px', '@media (min-width: 700px)': { minHeight: '96px' } },
    '& article > ul:first-of-type': {
      textStyle: 'small',
      paddingBottom: '5',
      '& li::before': { content: '"– "', color: 'subtle' },
    },
    '& ul + ul li, & details li, & summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      borderTop: '1px solid',
      borderColor: 'line',
      color: 'muted',
      fontWeight: '560',
    },
    '& a': { display: 'flex', flex: '1', justifyContent: 'space-between', color: 'ink', paddingBlock: '10px' },
    '& a:hover, & summary:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& a::after': {
      content: '""',
      width: '18px',
      background: 'currentColor',
      mask: 'url(/icons/arrow.svg) center no-repeat',
    },
  },
  variants: {
    many: {
      true: { '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
      false: { '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    },
  },
})
